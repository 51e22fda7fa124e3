"""A made-up document in two versions: one clause stays, one comes, one moves and changes."""

from dataclasses import replace

from rules.corpus.text import OFFICIAL, ClauseText, DocumentText

ROUNDS = ClauseText("1", "Rounds", 1, "", "A round lasts fifty minutes.")
TARDINESS = ClauseText("2", "Tardiness", 1, "", "Whoever comes ten minutes late has lost the game.")
JUDGES = ClauseText("2", "Judges", 1, "", "The head judge has the last word.")
LUNCH = ClauseText("3", "Lunch", 1, "", "There is a break at noon.")
MOVED = replace(TARDINESS, key="3", body="Whoever comes five minutes late has lost the game.")

ONE = DocumentText("TR", "Tournament rules", "1", origin=OFFICIAL, rank=1, clauses=(ROUNDS, TARDINESS))
TWO = replace(ONE, version="2", clauses=(ROUNDS, JUDGES, MOVED))

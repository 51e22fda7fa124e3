"""Reports as plain records, for the API, the command and the files of many lists."""

import csv
import io
from collections.abc import Iterable
from typing import Any

from .batch import Outcome
from .check import Report
from .findings import Finding
from .legality import InForce, LegalityList
from .sides import Siding

Record = dict[str, Any]
FORMULA = ("=", "+", "-", "@", "\t", "\r")


def finding_record(finding: Finding) -> Record:
    return {
        "level": finding.level,
        "rule": finding.rule,
        "cite": finding.cite,
        "line": finding.line,
        "lines": list(finding.lines),
        "card": finding.card,
        "text": finding.text,
        "suggestions": list(finding.suggestions),
        "assumes": finding.assumes,
    }


def report_record(report: Report) -> Record:
    return {
        "legal": report.legal,
        "verdict": report.verdict,
        "main": report.main,
        "side": report.side,
        "hash": report.hash,
        "on": report.holds.on,
        "findings": [finding_record(finding) for finding in report.findings],
    }


def siding_record(siding: Siding) -> Record:
    return {
        "correct": siding.correct,
        "verdict": siding.verdict,
        "game": siding.game,
        "registered": siding.registered_size,
        "played": siding.size,
        "hash": siding.registered_hash,
        "moved_in": [{"card": move.name, "copies": move.copies} for move in siding.moved_in],
        "moved_out": [{"card": move.name, "copies": move.copies} for move in siding.moved_out],
        "findings": [finding_record(finding) for finding in siding.findings],
    }


def outcome_record(outcome: Outcome) -> Record:
    names = ("player", "refused", "legal", "verdict", "main", "side", "hash", "errors", "warnings", "left_off")
    record: Record = {name: getattr(outcome, name) for name in names}
    record["findings"] = [finding_record(finding) for finding in outcome.findings]
    return record


def list_record(each: LegalityList) -> Record:
    return {
        "title": each.title,
        "effective": each.effective,
        "kind": each.kind,
        "event": each.event,
        "source": each.source,
        "entries": [
            {
                "kind": entry.kind,
                "cards": list(entry.cards),
                "copies": entry.copies or None,
                "cite": entry.clause,
                "assumes": entry.assumes,
            }
            for entry in each.entries
        ],
    }


def legality_record(holds: InForce, every: Iterable[LegalityList]) -> Record:
    return {
        "on": holds.on,
        "in_force": list_record(holds.official) if holds.official else None,
        "event": list_record(holds.own) if holds.own else None,
        "lists": [list_record(each) for each in every],
    }


COLUMNS = ("player", "legal", "errors", "warnings", "main", "side", "hash", "verdict", "findings")


def outcomes_csv(every: Iterable[Outcome]) -> str:
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerow(COLUMNS)
    rows.writerows([_inert(cell) for cell in _cells(outcome)] for outcome in every)
    return written.getvalue()


def _cells(outcome: Outcome) -> list[Any]:
    if outcome.refused:
        return [outcome.player, "no", "", "", "", "", "", outcome.verdict, ""]
    counts = [outcome.errors, outcome.warnings, outcome.main, outcome.side]
    errors = [finding for finding in outcome.findings if finding.level == "error"]
    said = " | ".join(f"{finding.cite} {finding.text}".strip() for finding in errors)
    return [outcome.player, "yes" if outcome.legal else "no", *counts, outcome.hash, outcome.verdict, said]


def _inert(cell: Any) -> Any:
    """A spreadsheet runs what looks like a formula; players name themselves."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell

"""The rulebook's form: capitals, boxes, a glossary."""

from pathlib import Path

import pytest

from .samples import CAPITALS, FILES, bodies, read, refusal

OUTLINE = """
master-the-elements(what-is-mage-noir) inventory() victory-conditions()
game-setup(display-the-infinite-ether choose-your-starting-hand determine-the-first-player)
general-rules(overview-of-a-turn the-main-rule simultaneous-effects leaving-the-board discard-and-destroy
target-validity) how-a-turn-of-mage-noir-unfolds(draw-phase turn-start mana-gathering-phase(draw-mana what-is-mana
the-available-ether(frequent-questions-about-adding-mana) lack-of-mana-cards) main-phase(
available-actions-during-your-main-phase(prepare-a-spell activate-a-spell channel-a-spell-as-a-component trading-mana
the-name-rule)) end-of-turn) the-elements(air water fire vegetal mineral arcane)
the-different-types-of-cards(using-permanents-and-equipment-as-components permanents wearing-rings equipment
rites-rituals) becoming-a-mage-noir() deck-building(rules tips pre-constructed-deck-lists(whirling-flurry
crushing-pressure burning-wrath surging-growth)) rule-clarifications(instantaneous-effects excess-damage
inflected-damage-versus-lost-hp reducing-versus-subtracting) glossary(activate available-ether board channeled
component deck destroy-discard discard-pile infinite-ether locked-mana mana prepare protector release transmutable
unique) special-thanks() want-more()
"""


def placed_in_outline() -> dict[str, str]:
    """Key and parent, read from the brackets."""
    parents: dict[str, str] = {}
    path: list[str] = []
    last = ""
    for token in OUTLINE.replace("(", " ( ").replace(")", " ) ").split():
        if token == "(":
            path.append(last)
        elif token == ")":
            path.pop()
        else:
            last = f"glossary-{token}" if path == ["glossary"] else token
            parents[last] = path[-1] if path else ""
    return parents


def test_the_rulebook(official: Path) -> None:
    clauses = read((official / FILES["RB"]).read_bytes(), "RB").clauses
    assert {clause.key: clause.parent for clause in clauses} == placed_in_outline()
    depths = {clause.key: clause.depth for clause in clauses}
    assert all(clause.depth == depths.get(clause.parent, 0) + 1 for clause in clauses)


@pytest.mark.parametrize(
    ("key", "end"),
    [
        ("trading-mana", "2 Mana piles."),
        ("the-name-rule", "«Flame» component."),
        ("the-different-types-of-cards", "how these spells function."),
        ("using-permanents-and-equipment-as-components", "like other components."),
        ("the-available-ether", "used by each player."),
        ("frequent-questions-about-adding-mana", "alternate between both."),
        ("choose-your-starting-hand", " and shuffle it."),
    ],
)
def test_text_around_boxes_and_breaks(key: str, end: str, official: Path) -> None:
    assert bodies((official / FILES["RB"]).read_bytes(), "RB")[key].endswith(end)


def test_a_sentence_parted_by_a_picture_is_whole(official: Path) -> None:
    assert " hand (4). Return" in bodies((official / FILES["RB"]).read_bytes(), "RB")["choose-your-starting-hand"]


def test_a_made_up_rulebook() -> None:
    assert bodies(CAPITALS, "RB") == {
        "before-you-boil": "Find a kettle.",
        "a-note-on-kettles": "Kettles are hot.",
        "pour-a-mug": "Pour slowly.",
        "cakes-crumbs": "Cakes are optional.",
        "glossary": "",
        "glossary-kettle": "What boils the water.",
        "glossary-milk-cream": "What some add. Others do not.",
    }


def test_a_new_section_goes_below_the_last_top_level_heading() -> None:
    clauses = read("INVENTORY\n\nA box.\n\nTEAPOTS\n\nNone.\n\nTIPS\n\nMany.\n\nWANT MORE?\n\nNo.\n", "RB").clauses
    assert [(c.key, c.depth, c.parent) for c in clauses] == [
        ("inventory", 1, ""),
        ("teapots", 2, "inventory"),
        ("tips", 1, ""),
        ("want-more", 1, ""),
    ]


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (CAPITALS[: CAPITALS.index("cakes & crumbs\n")], 23, "'cakes & crumbs'"),
        (CAPITALS[: CAPITALS.index("POUR")], 19, "'Pour a cup'"),
        (CAPITALS.replace("CAKES", "TEA").replace("A NOTE ON KETTLES", "BEFORE YOU BOIL"), 17, "stands twice"),
        (CAPITALS + "\nKettle: Again.\n", 35, "stands twice"),
        (CAPITALS + "\nTHE END\n", 35, "ends with the heading"),
        (CAPITALS.replace("TEA FOR ALL", "Tea is for all."), 4, "before the first heading"),
        ("Nothing is in capitals here.", None, "no heading in capitals"),
    ],
)
def test_refusals(text: str, line: int | None, reason: str) -> None:
    refused = refusal(text, "RB")
    assert (refused.line, reason in refused.message) == (line, True), str(refused)


def test_the_rulebook_cut_off_before_any_listed_heading(official: Path) -> None:
    text = (official / FILES["RB"]).read_text()
    contents = [line.split("\t")[0] for line in text.split("\n") if "\t" in line]
    body = text[text.rindex("\t") :]
    for heading in contents:
        printed = {
            "Equipement": "EQUIPMENT",
            "Prepare a card": "PREPARE A SPELL",
            "Activate a card": "ACTIVATE A SPELL",
        }
        printed |= {"What is Mana?": "WHAT IS MANA ?", "Rites & Rituals": "rites & rituals"}
        cut = body.index(f"\n{printed.get(heading, heading.upper())}\n")
        refused = refusal(text[: text.rindex("\t")] + body[:cut] + "\n", "RB")
        assert f"{heading!r}" in refused.message or "no heading" in refused.message

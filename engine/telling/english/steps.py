"""The actions of a paragraph as sentences: steps parted by "then", conditions, and what is said afterwards."""

from dataclasses import dataclass, field
from typing import Any

from ...effects import verbs
from ...effects.amounts import Count, Sum
from ...effects.conditions import CardIs, Condition, MageNoir
from ...effects.selectors import It, Pick, Top, Who
from ...effects.standing import Prevent
from .choosing import joined
from .conditions import DURING, clause, tail
from .kinds import phrase
from .speaking import NOBODY, Telling, tell

ALONE = (verbs.If, verbs.May, verbs.To, verbs.OrElse, verbs.Options, verbs.Repeat, verbs.Begin, verbs.Sift)


def has_own_sentence(verb: Any) -> bool:
    """What "and" does not join with another verb."""
    if isinstance(verb, verbs.Begin) and verb.parts == (Prevent(),):
        return bool(verb.uses or verb.who != Who() or not verb.until)
    return isinstance(verb, ALONE) or (isinstance(verb, verbs.Fetch) and verb.optional)


@dataclass
class Sentence:
    """`step` says whether "and then" can join it with what follows."""

    text: str
    step: bool = True
    rule: bool = False  # it begins a rule, which "then" cannot part from what is before


def sentences(actions: tuple[tuple[Any, ...], ...], telling: Telling, moment: bool) -> list[str]:
    """`moment`: the paragraph waits for something, so that a condition behind its first step is that step's alone."""
    found: list[Sentence] = []
    for place, action in enumerate(actions):
        if place and telling.doer != "you":
            telling.doer = NOBODY
        own = _action(action, telling, place == 0, moment)
        if place and found[-1].step and own[0].step:
            link = ", and then, " if own[0].text.startswith("if ") else ", and then "
            own[0] = Sentence(found.pop().text + link + own[0].text)
        elif place:
            own[0] = Sentence(f"{'after that, ' if own[0].rule else 'then '}{own[0].text}", False)
        found += own
    return [sentence.text for sentence in found] or ["do nothing"]


def _action(action: tuple[Any, ...], telling: Telling, first: bool, moment: bool) -> list[Sentence]:
    if (found := _special(action, telling, first, moment)) is not None:
        return found
    written = Writing(telling)
    for place, verb in enumerate(action):
        if has_own_sentence(verb):
            written.close()
            written.begin()
            written.sentences += _alone(verb, telling, first and not written.sentences, moment)
            written.close()
            continue
        written.begin()
        written.together.append(_paid(verb, action[place - 1] if written.together else None, telling))
        if telling.after or isinstance(verb, verbs.Fetch):
            written.close()
    written.close()
    return written.sentences or [Sentence("do nothing")]


@dataclass
class Writing:
    """The sentences of one action, and the verbs of the sentence that is still open."""

    telling: Telling
    sentences: list[Sentence] = field(default_factory=list)
    together: list[str] = field(default_factory=list)

    def begin(self) -> None:
        if self.sentences and not self.together:
            self.telling.afresh()

    def close(self) -> None:
        if self.together:
            self.sentences.append(Sentence(" and ".join(self.together)))
            self.together = []
            self.telling.bare = False
        if self.telling.after:
            self.telling.afresh()
        self.sentences += [Sentence(text, False) for text in self.telling.followed()]


def _paid(verb: Any, before: Any, telling: Telling) -> str:
    """ "Pay 1 Fire Mana and 1 Water Mana"."""
    text = tell(verb, telling)
    same = isinstance(verb, verbs.PayMana) and isinstance(before, verbs.PayMana) and before.who == verb.who
    return text.split("pay ", 1)[-1].split("pays ", 1)[-1] if same else text


def _alone(verb: Any, telling: Telling, first: bool, moment: bool) -> list[Sentence]:
    """What has a sentence of its own."""
    if isinstance(verb, verbs.If):
        return _if(verb, telling, first, moment)
    text = tell(verb, telling)
    plain = isinstance(verb, verbs.May | verbs.To | verbs.OrElse)
    rule = isinstance(verb, verbs.Begin) and not plain
    return [Sentence(text, plain, rule)]


def _if(verb: verbs.If, telling: Telling, first: bool, moment: bool) -> list[Sentence]:
    condition, during = verb.condition, isinstance(verb.condition, DURING)
    about = condition.what if isinstance(condition, CardIs) else None
    if _turns_to_top(verb):
        found = [Sentence(tell(verb, telling))]
    elif isinstance(condition, CardIs) and isinstance(about, Top) and getattr(verb.then[0], "what", None) == about:
        said = CardIs(It(), condition.kind)
        found = [Sentence(joined(verb.then, telling) + "," * (len(verb.then) == 1) + tail(said, telling))]
    elif first and (moment or during):
        behind = tail(condition, telling)
        found = [Sentence(joined(verb.then, telling) + behind)]
    elif first:
        found = [Sentence(f"in case {tell(condition, telling)}, {joined(verb.then, telling)}")]
    else:
        found = [Sentence(clause(condition, telling) + joined(verb.then, telling))]
    return [*found, Sentence(f"if not, {joined(verb.otherwise, telling)}", False)] if verb.otherwise else found


def _turns_to_top(verb: verbs.If) -> bool:
    """ "If it is …" before a card of a pile would be about that card."""
    about_it = isinstance(verb.condition, CardIs) and isinstance(verb.condition.what, It)
    return about_it and bool(verb.then) and isinstance(getattr(verb.then[0], "what", None), Top)


# ---- whole actions that have a wording of their own ----------------------------------------------------------------
def _special(action: tuple[Any, ...], telling: Telling, first: bool, moment: bool) -> list[Sentence] | None:
    match action:
        case (verbs.DiscardFromHand(_, Who("opponent"), None, True),):
            return [Sentence("the opponent may discard cards from their hand, any number")]
        case (verbs.Repeat(what, Sum((1, Count(1, kind)))),) if _is_one_each(action[0]):
            said = _action(what, telling, first, moment)
            return [*said, Sentence(f"repeat this once per {phrase(kind, telling, where='in play')}", False)]
        case (verbs.If(condition, then, otherwise),) if otherwise and first and not isinstance(condition, DURING):
            if _can_be_instead(condition, then, otherwise):
                return _instead(condition, then, otherwise, telling, moment)
        case (verbs.Look(Pick() as pick), verbs.If(condition, then, (verbs.PutInto(It(), zone, place, False),))):
            put = verbs.PutInto(pick, zone, place)
            if _may_or(then, (verbs.PutInto(It(), zone, place),)) and not isinstance(condition, DURING):
                text = Sentence(tell(put, telling), False)
                return [text, _instead_of(condition, then, telling)]
    return None


def _is_one_each(verb: verbs.Repeat) -> bool:
    return verb.verbs != () and verb.times == Sum((1, verb.times.parts[1])) if isinstance(verb.times, Sum) else False


def _may_or(then: tuple[Any, ...], otherwise: tuple[Any, ...]) -> bool:
    """What is done instead, or may be: whoever leaves it does what is before."""
    alone = then[0] if len(then) == 1 else None
    if isinstance(alone, verbs.May):
        return not alone.cost and alone.otherwise == otherwise
    return bool(then) and not any(isinstance(verb, verbs.May | verbs.If | verbs.Options) for verb in then)


def _can_be_instead(condition: Condition, then: tuple[Any, ...], otherwise: tuple[Any, ...]) -> bool:
    last = otherwise[-1]
    moved = isinstance(last, verbs.PutInto) and isinstance(last.what, Pick)
    fetched = isinstance(last, verbs.Fetch) and condition == MageNoir()
    return _may_or(then, otherwise) and not moved and not fetched and not isinstance(otherwise[0], verbs.If)


def _instead(
    condition: Condition, then: tuple[Any, ...], otherwise: tuple[Any, ...], telling: Telling, moment: bool
) -> list[Sentence]:
    return [*_unjoined(_action(otherwise, telling, True, moment)), _instead_of(condition, then, telling)]


def _unjoined(found: list[Sentence]) -> list[Sentence]:
    return [Sentence(item.text, False, item.rule) for item in found]


def _instead_of(condition: Condition, then: tuple[Any, ...], telling: Telling) -> Sentence:
    before = clause(condition, telling)
    alone = then[0] if len(then) == 1 else None
    if isinstance(alone, verbs.May):
        then = (verbs.May(alone.then, by=alone.by),)
    with telling.within(doer="you"):
        return Sentence(f"{before}{joined(then, telling)}{',' if _into(then) else ''} instead", False)


def _into(then: tuple[Any, ...]) -> bool:
    """ "into play, channeled, instead"."""
    last = then[-1]
    if isinstance(last, verbs.May):
        return _into(last.then)
    return isinstance(last, verbs.PutIntoPlay) and bool(last.form)

"""The search syntax by example: what the page on searching shows, each example a query that works."""

SYNTAX = (
    (
        "To a place",
        (
            ("DR-6.5", "a clause by its citation"),
            ("6.5", "a number is one of the Detailed rules"),
            ("RB-trading-mana", "a section by its heading"),
            ("CD:Tornado.1", "a note of the Card Database"),
            ("Tornade", "a card by its English or French name"),
        ),
    ),
    (
        "Words",
        (
            ("when are targets chosen", "a question; what has more of the words comes first"),
            ('"at any time"', "these words side by side"),
            ("discard -animal", "without a word"),
            ("forge or protector", "either word"),
            ("indestructable", "slips are mended, and you are told"),
            ("graveyard order", "words of other games are understood"),
        ),
    ),
    (
        "Narrowing",
        (
            ("damage doc:DR", "in one document"),
            ("component clause:2.3", "in a clause and those below it"),
            ('text:"any target"', "in the text itself, not in the heading"),
            ("title:exile", "in the heading"),
            ("animal lang:fr", "in one language"),
            ("mana rank<=4", "of this authority or higher"),
            ("mana kind:note", "clauses, cards or notes alone"),
        ),
    ),
    (
        "Cards",
        (
            ("t:equipment slot:weapon", "type and Equipment slot"),
            ("e:fire cost<=3", "element, and total Mana cost"),
            ("fire>=2", "Mana of one element in the cost"),
            ("comp:flame", "a component it needs"),
            ("kw:protector", "a keyword in its text"),
            ("is:transmutable", "also is:free, is:x, is:incomplete"),
            ("legal:banned", "by the newest official list; also restricted, pair, legal"),
            ('set:"Base game"', "the set it came in"),
            ("note:protector", "words in its notes"),
            ("t:ritual -e:air", "without"),
            ("t:ritual e:fire or e:water", "either"),
            ("hp>=5", "Health Points"),
        ),
    ),
)

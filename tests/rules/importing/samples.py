"""Made-up documents in the forms of the official ones, and a short way to read them."""

from rules.corpus.text import DocumentText
from rules.importing import ImportRefused, read_official

FILES = {
    "DR": "detailed-rules-v1.1-en.txt",
    "RB": "rulebook-v0.9.2-en.txt",
    "CE": "chain-of-events-en.txt",
    "AA": "animal-aenigma-fr.txt",
    "SC": "solo-coop-en.txt",
}

NUMBERED = """
Rules of tea

Aim of this paper\t2
1) Water\t2
1.1) Heat\t2
1.2) Taste, smell and colour\t3
2) Leaves\t3

Aim of this paper

This paper settles quarrels about tea.

1) Water

1.1) Heat

Water is heated in steps:

- 1) Fill the kettle.
- 2) Light the fire.

3) Wait for steam:

Steam is white.

2) Pour it out.

1.2) Taste, Smell & colour

Good water has neither.

2) Leaves

Leaves are green or black.
"""

CAPITALS = """
The image is a teapot, drawn in ink.

TEA FOR ALL

CONTENTS

Before you boil\t2
Pour a cup\t2
cakes & crumbs\t3
Glossary\t4

BEFORE YOU BOIL

Find a kettle.

A NOTE ON KETTLES

Kettles are hot.

POUR A MUG

Pour slowly.

cakes & crumbs

Cakes are optional.

GLOSSARY

Kettle: What boils the water.

Milk/Cream: What some add. Others do not.
"""

ARTICLE = """Good morning drinkers!

Some words on tea.

Silver Teapot

Which leaves are there?

There are two sorts:

  • Green
    • from the hills
  • Black

An example
Take a spoon of each.

Green cup     Black cup

Farewell drinkers!

Drink well.
"""

MARKED = """# TEA

Tea is drunk warm.

#### **HOW TO POUR**

Pour into a cup\\\\_of\\\\_tea.

# A cup is not a bowl.

Bowls are for soup.

### SERVING

#### If there is milk:

- Milk comes last.
- Sugar comes first.
"""

BY_FORM = {"DR": NUMBERED, "RB": CAPITALS, "CE": ARTICLE, "AA": MARKED}


def read(text: str | bytes, document: str, filename: str = "tea.txt") -> DocumentText:
    data = text if isinstance(text, bytes) else text.encode()
    return read_official(data, filename, document=document, version="1", effective=None)


def bodies(text: str | bytes, document: str) -> dict[str, str]:
    return {clause.key: clause.body for clause in read(text, document).clauses}


def refusal(text: str | bytes, document: str, filename: str = "tea.txt") -> ImportRefused:
    try:
        read(text, document, filename)
    except ImportRefused as refused:
        return refused
    raise AssertionError("the text was taken")

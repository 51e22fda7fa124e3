"""The French words of the game: elements, types, keywords, and the words of card names."""

ELEMENTS = {"air": "Air", "water": "Eau", "fire": "Feu", "vegetal": "Végétal", "mineral": "Minéral", "arcane": "Arcane"}
TYPES = {"permanent": "Permanent", "equipment": "Équipement", "ritual": "Rituel", "animal": "Animal", "spell": "sort"}
TYPES |= {"adversary": "Adversaire"}
SLOTS = {"weapon": "Arme", "head": "Tête", "torso": "Torse", "back": "Dos", "feet": "Pieds", "ring": "Anneau",
         "trinket": "Amulette"}  # fmt: skip
KEYWORDS = {
    "Quickcast": "Rapide", "Slowcast": "Lent", "Protector": "Protecteur", "Indestructible": "Indestructible",
    "Unique": "Unique", "Forge": "Forge", "Autumn": "Automne", "Transmutable": "Transmutable",
}  # fmt: skip
WORDS = {
    "Armor": "Armure", "Bark": "Écorce", "Blade": "Lame", "Bramble": "Ronce", "Breath": "Souffle", "Chain": "Chaîne",
    "Deletion": "Suppression", "Desert": "Désert", "Drop": "Goutte", "Druid": "Druide", "Earthquake": "Séisme",
    "Engulfment": "Engloutissement", "Flame": "Flamme", "Flower": "Fleur", "Galactic": "Galactique", "Ice": "Glace",
    "Light": "Lumière", "Lightning": "Foudre", "Meteor": "Météore", "Ocean": "Océan", "Ore": "Minerai", "Rock": "Roche",
    "Sand": "Sable", "Seed": "Graine", "Solar": "Solaire", "Spark": "Étincelle", "Sun": "Soleil", "Thunder": "Tonnerre",
    "Tide": "Marée", "Time": "Temps", "Tornado": "Tornade", "Tree": "Arbre", "Wall": "Mur", "Wave": "Vague",
    "Wind": "Vent",
}  # fmt: skip
NAMES = {
    "Lightning chain": "Chaîne de foudre", "Wave of lightning": "Vague de foudre",
    "Solar gold ore": "Minerai d'or solaire",
}  # fmt: skip
PILES = {"hand": "main", "deck": "deck", "discard": "défausse", "exile": "exil", "board": "plateau"}
FEMININE = frozenset({"hand", "discard"})


def word(english: str) -> str:
    return WORDS.get(english, english)


def name(english: str) -> str:
    return NAMES.get(english, english)


def mana(element: str) -> str:
    return f"Mana {ELEMENTS.get(element, element)}" if element else "Mana"


def pile(zone: str, who: str) -> str:
    """ "votre main", "la défausse de l'adversaire"."""
    noun = PILES.get(zone, zone)
    if who == "you":
        return f"votre {noun}"
    article = "l'" if noun == "exil" else "la " if zone in FEMININE else "le "
    owner = "de l'adversaire" if who == "opponent" else "d'un joueur"
    return f"{article}{noun} {owner}"

"""Small words. They are indexed like any other (a clause is titled `To`), and left out of most questions."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Words that only make a sentence a question; never worth a match beside others.
QUESTION = _words(
    """
    a am an and are at be been being but by can cannot cant could couldnt did didnt do does doesnt doing dont explain
    for from get gets getting had happen happened happens has have havent having he her here him his how i if im in is
    isnt it its just may me mean meaning means might must my not of on or our please she should so some such than that
    the their them then there these they this those through use used uses using was we were what whats when where which
    while who whom whose why will with wont work works would
    au aux avec ce ces cette comment dans de des du elle en est et il ils je la le les leur mais mes mon ne nous ou par
    pas peut peux pour pourquoi qu quand que quel quelle quelles quels qui quoi sa se sera ses si son sont sur ta te tes
    ton tu un une vos votre vous y
    """
)

# Words the rules define, yet that stand in every other question: they count only where a title holds them.
LIGHT = _words("all any as every to you your yours tout tous toute toutes")

# Words that tell a French question.
FRENCH = _words(
    """
    au aux avec ce ces cette comment dans des du elle est et il je la le les leur mais mes mon nous ou par peut peux
    pour pourquoi quand que quel quelle qui quoi sa ses son sont sur tes ton tu un une vous
    """
)

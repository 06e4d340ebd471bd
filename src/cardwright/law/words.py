"""The law's whole vocabulary, as numbers.

Kinds of action, kinds of phase, zones of cards, prizes and reasons: short closed lists.
Everything above the law speaks names; these numbers exist so that it can be compiled.
"""

# Who acts, when it is not a seat.
DEALER = -1
NOBODY = -2

# Kinds of action. A set of kinds is a number with bit `1 << kind`.
FOLD, CHECK, CALL, RAISE, ALL_IN, SHOW, MUCK, THROW, GIVE, NAME, PLAY, DRAW, PASS, DEAL = range(14)

# Kinds of instruction: a game is a list of these (`games/compile.py` writes it).
END, CONTEST, LEAVE, ANTES, BLINDS, DEALING, BETTING, AWARD = range(8)
EXCHANGE, TURNING, NAMING, GIVING, PLAYING, TAKING, TALLY, GATHER, GRANT, PASS_BUTTON, LEADS = range(8, 19)
REPEAT, AGAIN, TURNS, NEXT_TURN, IF = range(19, 24)

# Every instruction begins with its kind and the place of the one after it.
NEXT = 1

# Zones. The first four belong to a seat, the others to the table.
HAND, UP, STOCK, TAKEN, PILE, ASIDE, BOARD = range(7)  # a second and third board follow BOARD

# How much may be bet.
NO_LIMIT, POT_LIMIT, FIXED_LIMIT, SPREAD_LIMIT = range(4)

# What is compared besides hands of cards (`cards.rankings` has the numbers below 100).
NUMBER, MOST_WINS, LOW_SCORE, HIGH_SCORE, MOST_CARDS, UP_CARD, TRICK = range(100, 107)

# What the best seat gets, and what happens when several are best.
POT, WIN = range(2)
SPLIT, BACK = range(2)

# Odd chips: one each from the button's left, or all to the first seat there.
ODD_ONE_EACH, ODD_TO_FIRST = range(2)

# How hands are shown: all of them, losers keep theirs, or each seat chooses.
SHOW_ALL, SHOW_WINNING, SHOW_CHOICE = range(3)

# Conditions that end a loop or open a branch.
SCORE_REACHED, WINS_REACHED, SOMEONE_OUT, ONE_LEFT, TIED, STUCK = range(6)

# What a played card must match.
ANYTHING, LED_SUIT, TOP_CARD = range(3)

# Who opens a round of betting: by place; the lowest or highest card that lies up (of equal
# ranks the lower suit, or the higher); the best hand that lies up, as a high or as a low.
BY_PLACE, LOW_CARD, HIGH_CARD, HIGH_HAND, LOW_HAND = range(5)

# Why an action is refused; `games/errors.py` has the sentences.
FINE, NOT_YOUR_TURN, NOT_NOW, TOO_SMALL, TOO_LARGE, NOT_YOUR_CARDS, NOT_THESE_CARDS, WRONG_COUNT = range(8)
NOT_DEALABLE = 8

# What happened. Fields: the seat (or DEALER), then up to two numbers (see `games/events.py`).
STARTED, POSTED, ANTED, DEALT, BURNED, FOLDED, CHECKED, CALLED, BETS, RAISED, RETURNED = range(11)
SHOWED, MUCKED, WON, WON_ROUND, THREW, GAVE, RECEIVED, NAMED, PLAYED, DREW, PASSED = range(11, 22)
TOOK, SCORED, SHUFFLED, BUTTON_MOVED, STREET, SUIT_NAMED, REFUNDED, REVEALED, NO_WINNER = range(22, 31)
BROUGHT_IN, COMPLETED, SHOT_MOON = range(31, 34)

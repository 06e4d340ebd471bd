"""Hands as trackers and replayers read them: PokerStars text and Open Hand History.

`tracked.py` says what a format can say, `recount.py` tells a hand in the words both formats have;
`pokerstars.py` and `ohh.py` write, and `proof.py` adds up again what was written, from it alone.
"""

from cardwright.history.trackers.caption import Caption, caption_of
from cardwright.history.trackers.ohh import write_ohh
from cardwright.history.trackers.ohh_proof import prove_ohh
from cardwright.history.trackers.pokerstars import write_pokerstars
from cardwright.history.trackers.pokerstars_proof import prove_pokerstars

__all__ = ["Caption", "caption_of", "prove_ohh", "prove_pokerstars", "write_ohh", "write_pokerstars"]

"""A game at the terminal: a session of hands, the bots, and one person reading lines.

`session.py` plays hand after hand; `person.py` is the person's seat, `typed.py` reads what is
typed, `spoken.py` says what is asked, `ears.py` tells what happens. Lines are only ever appended.
"""

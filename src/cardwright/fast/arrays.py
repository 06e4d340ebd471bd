"""NumPy, for whatever is done in bulk; without it or Numba, one line that says how to get them."""

from __future__ import annotations

from cardwright.fast import check_available

check_available()

import numpy as np  # noqa: E402  # only now

__all__ = ["np"]

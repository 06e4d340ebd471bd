"""Tables in Gymnasium's own words: its spaces, its autoreset modes, and one of its vector environments.

Gymnasium is no dependency: it is imported when one of these is asked for, and not before.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from cardwright.fast import NotInstalled

if TYPE_CHECKING:
    from gymnasium.spaces import Box
    from gymnasium.vector import VectorEnv

    from cardwright.fast.environment import Autoreset, Tables


def is_installed() -> bool:
    """Is it there?"""
    return find_spec("gymnasium") is not None


def need() -> None:
    """Say how to get it where it is not."""
    if not is_installed():
        raise NotInstalled(
            "this needs Gymnasium, which is not installed: pip install gymnasium", code=NotInstalled.code
        )


def mode(autoreset: Autoreset) -> Any:
    """Gymnasium's name for when the next hand begins; ours where it is not installed."""
    if not is_installed():
        return autoreset
    from gymnasium.vector import AutoresetMode

    return AutoresetMode(autoreset.value)


def box(least: Sequence[int], most: Sequence[int]) -> Box:
    """Rows of whole numbers between these."""
    need()
    from gymnasium.spaces import Box

    return Box(np.array(least, np.int64), np.array(most, np.int64), dtype=np.int64)


def batched(space: Box, count: int) -> Box:
    """So many of them."""
    need()
    from gymnasium.vector.utils import batch_space

    return cast("Box", batch_space(space, count))


def vector_env(tables: Tables, seat: int) -> VectorEnv[Any, Any, Any]:
    """The tables as Gymnasium's wrappers and trainers know them."""
    need()
    return face()(tables, seat)


@cache
def face() -> Any:
    """The class, made when it is first needed: its base is Gymnasium's."""
    from gymnasium.vector import VectorEnv

    class SeatView(VectorEnv[Any, Any, Any]):
        """Tables whose rewards are those of one seat; an action is still that of whoever is on turn."""

        def __init__(self, tables: Tables, seat: int) -> None:
            self.tables = tables
            self.seat = seat
            self.num_envs = tables.num_envs
            self.metadata = tables.metadata
            self.single_observation_space = tables.single_observation_space
            self.observation_space = tables.observation_space
            self.single_action_space = tables.single_action_space
            self.action_space = tables.action_space

        def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
            """As `Tables.reset`, with arrays that are the caller's own."""
            seen, infos = self.tables.reset(seed=seed, options=options)
            return seen.copy(), copied(infos)

        def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
            """As `Tables.step`; `infos["rewards"]` has what the other seats won."""
            seen, rewards, ended, cut, infos = self.tables.step(actions)
            won = rewards[:, self.seat].astype(np.float64)
            infos["rewards"] = rewards
            return seen.copy(), won, ended.copy(), cut.copy(), copied(infos)

        def close_extras(self, **kwargs: Any) -> None:
            self.tables.close()

    return SeatView


def copied(infos: dict[str, Any]) -> dict[str, Any]:
    """The same, in arrays of their own."""
    return {key: copied(each) if isinstance(each, dict) else each.copy() for key, each in infos.items()}

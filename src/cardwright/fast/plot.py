"""Pictures: the running result of a simulation, and equity over the thirteen by thirteen hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardwright.cards import RANKS
from cardwright.fast import NotInstalled
from cardwright.fast.arrays import np

if TYPE_CHECKING:
    from cardwright.fast.simulation import Simulation

DOTS = 400  # points of a line
SURE = 1.96


def canvas() -> Any:
    """A figure and its axes, on no screen."""
    try:
        from matplotlib.figure import Figure
    except ImportError as missing:
        raise NotInstalled(
            "pictures need matplotlib, which is not installed: pip install 'cardwright[plot]'",
            code=NotInstalled.code,
        ) from missing
    figure = Figure(figsize=(9, 5.5), layout="constrained")
    return figure, figure.subplots()


def running_result(result: Simulation, file: str) -> None:
    """Chips per hand of each kind of player (of each seat, if all are alike) as the hands go by."""
    from cardwright.fast.simulation import BLOCK

    figure, axes = canvas()
    ends = np.minimum(np.arange(1, len(result.blocks) + 1) * BLOCK, result.hands)
    for name, members in lines_of(result).items():
        won = result.blocks[:, members].mean(axis=1)
        total = np.cumsum(won)
        mean = total / ends
        spread = np.sqrt(
            np.maximum(
                0, np.cumsum(won**2) / np.arange(1, len(won) + 1) - (total / np.arange(1, len(won) + 1)) ** 2
            )
        )
        within = SURE * spread * np.sqrt(np.arange(1, len(won) + 1)) / ends
        some = np.unique(np.linspace(0, len(won) - 1, DOTS).astype(int))
        [line] = axes.plot(ends[some], mean[some], label=name)
        axes.fill_between(
            ends[some], (mean - within)[some], (mean + within)[some], alpha=0.2, color=line.get_color()
        )
    axes.axhline(0, color="black", linewidth=0.6)
    axes.set(xlabel="hands", ylabel="chips per hand", title=f"{result.game}, seed {result.seed}")
    axes.legend()
    figure.savefig(file)


def lines_of(result: Simulation) -> dict[str, list[int]]:
    """What is drawn, and of which seats it is the mean."""
    if len(result.kinds) < 2:
        return {f"seat {seat}": [seat] for seat in range(len(result.players))}
    return {
        kind: [seat for seat, player in enumerate(result.players) if player == kind] for kind in result.kinds
    }


def heat_map(grid: np.ndarray[Any, Any], title: str, file: str) -> None:
    """Equity of each starting hand: suited above the diagonal, offsuit below."""
    figure, axes = canvas()
    figure.set_size_inches(7.5, 7)
    axes.imshow(grid, cmap="viridis", vmin=0, vmax=1)
    ranks = RANKS[::-1]
    for row in range(13):
        for column in range(13):
            if np.isnan(grid[row, column]):
                continue
            high, low = ranks[min(row, column)], ranks[max(row, column)]
            suit = "s" if column > row else "o" if column < row else ""
            text = f"{high}{low}{suit}\n{100 * grid[row, column]:.0f}"
            shade = "black" if grid[row, column] > 0.6 else "white"
            axes.text(column, row, text, ha="center", va="center", fontsize=7, color=shade)
    axes.set(xticks=[], yticks=[], title=title)
    figure.savefig(file)

"""Pictures: the running result of a simulation, and equity over the thirteen by thirteen hands."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardwright.cards import RANKS, CardwrightError
from cardwright.fast import NotInstalled, how_to_get
from cardwright.fast.arrays import np

if TYPE_CHECKING:
    from cardwright.fast.simulation import Simulation, Winnings

DOTS = 400  # points of a line
FEW = 40  # points that are marked one by one: a line of one could not be seen


class PictureError(CardwrightError):
    """A picture that cannot be written where and as it was asked for."""

    code = "plot/format"


def canvas() -> Any:
    """A figure and its axes, on no screen."""
    try:
        from matplotlib.figure import Figure
    except ImportError as missing:
        message = f"pictures need matplotlib, which is not installed: {how_to_get('plot')}"
        raise NotInstalled(message, code=NotInstalled.code) from missing
    figure = Figure(figsize=(9, 5.5), layout="constrained")
    return figure, figure.subplots()


def check_picture(file: str) -> None:
    """Refuse, before any work is done, what could not be written after it."""
    figure, _ = canvas()
    path, endings = Path(file), figure.canvas.get_supported_filetypes()
    if path.suffix[1:].lower() not in endings:
        known = ", ".join(f".{ending}" for ending in sorted(endings))
        raise PictureError(f'"{file}" does not end as a picture does: {known}', code="plot/format")
    if path.is_dir():
        raise PictureError(f"{path} is a folder, not a file", code="file/folder")
    if not path.parent.is_dir():
        raise PictureError(f"there is no folder {path.parent}", code="file/missing")
    was_there = path.exists()
    try:
        path.open("ab").close()
        if not was_there:
            path.unlink()
    except OSError as error:
        raise PictureError(f"{path} cannot be written: {error.strerror}", code="file/unwritable") from error


@dataclass(frozen=True, slots=True)
class Line:
    """What somebody had won a hand after so many hands, with its interval."""

    name: str
    hands: list[int]
    winnings: list[Winnings]


def running_result(result: Simulation, file: str) -> None:
    """Chips per hand of each kind of player (of each seat, if all are alike) as the hands go by."""
    figure, axes = canvas()
    for line in lines_of(result):
        mean = np.array([each.mean for each in line.winnings])
        within = np.array([each.within for each in line.winnings])
        if len(line.hands) < FEW:
            drawn = axes.errorbar(line.hands, mean, within, marker="o", capsize=4, label=line.name)[0]
        else:
            [drawn] = axes.plot(line.hands, mean, label=line.name)
        axes.fill_between(line.hands, mean - within, mean + within, alpha=0.2, color=drawn.get_color())
    axes.axhline(0, color="black", linewidth=0.6)
    axes.set(xlabel="hands", ylabel="chips per hand", title=f"{result.game}, seed {result.seed}")
    axes.set_xlim(0, 1.02 * max(result.hands, 1))
    axes.legend()
    figure.savefig(file)


def lines_of(result: Simulation) -> list[Line]:
    """The running results at the ends of blocks, each with the interval that it would end with there."""
    if len(result.kinds) < 2:
        seats = range(len(result.players))
        return [line(result, f"seat {seat}", [seat], result.squares[:, seat]) for seat in seats]
    return [
        line(
            result,
            kind,
            [seat for seat, player in enumerate(result.players) if player == kind],
            result.squares[:, -1],
        )
        for kind in result.kinds
    ]


def line(result: Simulation, name: str, members: list[int], squares: np.ndarray[Any, Any]) -> Line:
    """What these seats won together, a hand and a player."""
    from cardwright.fast.simulation import winnings

    ends = np.minimum(np.arange(1, len(result.blocks) + 1) * result.block, result.hands)
    totals = result.blocks[:, members].sum(axis=1).cumsum()
    spread = squares.cumsum()
    some = np.unique(np.linspace(0, max(0, len(ends) - 1), DOTS).astype(int))[: len(ends)].tolist()
    return Line(
        name,
        [int(ends[at]) for at in some],
        [winnings(int(totals[at]), float(spread[at]), int(ends[at]), len(members)) for at in some],
    )


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

"""The law on a GPU: the same functions again, compiled as device code by numba-cuda.

`device.py` makes them callable there and compiles kernels; then a file for each thing that is done in
bulk. The chance of a hand or a deal depends on its number alone, so the totals are those of the processor.
"""

from __future__ import annotations

from importlib.util import find_spec

from cardwright.cards import CardwrightError
from cardwright.fast import NotInstalled, how_to_get

DEVICES = ("cpu", "cuda")


class NoGpuError(CardwrightError):
    """There is no GPU to run on."""

    code = "fast/no_gpu"


def is_wanted(device: str) -> bool:
    """Is it to run on a GPU? Refused, in one line, where there is none."""
    if device not in DEVICES:
        raise NoGpuError(f'there is no device "{device}": cpu or cuda', code="fast/device")
    if device == "cpu":
        return False
    if find_spec("numba_cuda") is None:
        message = f"a GPU needs numba-cuda, which is not installed: {how_to_get('cuda')}"
        raise NotInstalled(message, code=NotInstalled.code)
    from numba import cuda

    if not cuda.is_available():
        raise NoGpuError(
            "there is no NVIDIA GPU here, or no driver for it: use --device cpu", code=NoGpuError.code
        )
    return True


__all__ = ["DEVICES", "NoGpuError", "is_wanted"]

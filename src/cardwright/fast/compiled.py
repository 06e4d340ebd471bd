"""Compile a driver for the types that it is called with, or fetch it from where compiled code is kept.

Each driver and signature has a folder of its own, so that several processes never write one file
with different contents.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from threading import Lock
from time import monotonic
from typing import Any

from numba import njit, typeof
from numba.core import config
from numba.core.errors import NumbaError

from cardwright.fast import binding  # registers the law
from cardwright.fast.kept import folder
from cardwright.fast.onepiece import one_piece

__all__ = ["binding", "compiled"]

ready: dict[tuple[Any, ...], Callable[..., Any]] = {}
one_at_a_time = Lock()


def compiled(driver: Callable[..., Any], *arguments: Any) -> Callable[..., Any]:
    """The driver as native code for arguments such as these. It may not make arrays of its own."""
    key = (driver, *map(typeof, arguments))
    found = ready.get(key)
    if found is None:
        with one_at_a_time:
            found = ready.get(key) or ready.setdefault(key, made(driver, key[1:]))
    return found


def made(driver: Callable[..., Any], signature: tuple[Any, ...]) -> Callable[..., Any]:
    """Fetch it, or compile it and say so. What is kept damaged is made anew, or done without."""
    place = folder()
    if place:
        name = f"{driver.__module__}.{driver.__qualname__}{signature}"
        place /= f"{driver.__name__}-{sha256(name.encode()).hexdigest()[:16]}"
        for _ in range(2):
            try:
                return native_code(driver, signature, place)
            except NumbaError:
                raise  # the driver is at fault, not what is kept
            except Exception:  # noqa: BLE001  # whatever unpickling a damaged file may raise
                shutil.rmtree(place, ignore_errors=True)
    return native_code(driver, signature, None)


def native_code(
    driver: Callable[..., Any], signature: tuple[Any, ...], place: Path | None
) -> Callable[..., Any]:
    """The driver compiled, or fetched from where it is kept."""
    before = config.CACHE_DIR
    config.CACHE_DIR = str(place or "")
    try:
        native = njit(cache=place is not None, nogil=True, error_model="numpy")(driver)
        began = monotonic()
        telling = sys.stderr.isatty() and not is_kept(native, signature)
        if telling:
            say("compiling the law for this machine, a few seconds, once ...")
        with one_piece(driver):
            compile_and_keep(native, signature)
        if telling:
            say(f"compiled in {monotonic() - began:.1f} seconds")
        native.disable_compile()
        return native
    finally:
        config.CACHE_DIR = before


def compile_and_keep(native: Any, signature: tuple[Any, ...]) -> None:
    """That it cannot be kept, as on a full disk, does not matter once it is compiled."""
    try:
        native.compile(signature)
    except OSError:
        if not native.signatures:
            raise


def say(line: str) -> None:
    """To somebody at a terminal."""
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def is_kept(native: Any, signature: tuple[Any, ...]) -> bool:
    """Has it been compiled before?"""
    index = getattr(native._cache, "_cache_file", None)
    return bool(index and index._load_index())

"""Golden files: texts that a person has read, kept beside the tests and compared as they are.

`CARDWRIGHT_GOLDEN=write make test ARGS='tests/games'` writes them anew; the change is then read as a diff.
"""

import os
from pathlib import Path


def assert_golden(path: Path, text: str) -> None:
    """The text is the one in the file, which is written anew when that is asked for."""
    if os.environ.get("CARDWRIGHT_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.is_file(), f"{path.name} is not there: CARDWRIGHT_GOLDEN=write writes it"
    assert text == path.read_text(encoding="utf-8"), (
        f"{path.name} differs: CARDWRIGHT_GOLDEN=write writes it anew"
    )

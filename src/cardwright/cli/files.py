"""Files as text: what cannot be read is refused by name, in one line."""

from __future__ import annotations

from pathlib import Path

from cardwright.cli.trouble import CommandError


def text_of(path: Path) -> str:
    """The text of a file."""
    if path.is_dir():
        raise CommandError(f"{path} is a folder, not a file", code="file/folder")
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandError(
            f"{path} is not UTF-8 text: byte {error.start} cannot be read", code="file/not_text"
        ) from error
    except FileNotFoundError as error:
        raise CommandError(f"{path} does not exist", code="file/missing") from error
    except OSError as error:
        raise CommandError(f"{path} cannot be read: {error.strerror}", code="file/unreadable") from error
    except ValueError as error:  # a name with a zero byte in it
        raise CommandError(f"{str(path)!r} is no name of a file", code="file/missing") from error

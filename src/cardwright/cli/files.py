"""Files as text: what cannot be read is refused by name, in one line."""

from __future__ import annotations

from pathlib import Path

from cardwright.cli.trouble import CommandError


class FileError(CommandError):
    """A file that cannot be read: `what` is wrong with it, beside its name."""

    def __init__(self, path: Path | str, what: str, *, code: str) -> None:
        super().__init__(f"{path} {what}", code=code)
        self.what = what


def text_of(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        what = f"is not UTF-8 text: byte {error.start} cannot be read"
        raise FileError(path, what, code="file/not_text") from error
    except FileNotFoundError as error:
        if path.is_symlink():
            raise FileError(
                path, "cannot be read: it links to a file that is not there", code="file/unreadable"
            ) from error
        raise FileError(path, "does not exist", code="file/missing") from error
    except IsADirectoryError as error:
        raise FileError(path, "is a folder, not a file", code="file/folder") from error
    except OSError as error:
        raise FileError(path, f"cannot be read: {error.strerror}", code="file/unreadable") from error
    except ValueError as error:  # a name with a zero byte in it
        raise FileError(repr(str(path)), "is no name of a file", code="file/missing") from error

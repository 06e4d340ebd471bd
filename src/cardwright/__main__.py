"""`python -m cardwright`: the command line, for who has no `cardwright` on the path."""

import sys

from cardwright.cli import main

if __name__ == "__main__":
    sys.exit(main())

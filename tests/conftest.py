"""What every test may ask for: a seed that can be replayed, and a scale for the slow ones.

One number, printed in the header, seeds our tests and Hypothesis alike; `--seed N` draws others.
"""

import os

import pytest
from hypothesis import settings

SEED = 1

settings.register_profile("cardwright", deadline=None, print_blob=True)
settings.load_profile("cardwright")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seed", type=int, default=SEED, help=f"what random tests start from (default: {SEED})")


def pytest_configure(config: pytest.Config) -> None:
    # Here, for Hypothesis reads its own option after this.
    if config.getoption("--hypothesis-seed") is None:
        config.option.hypothesis_seed = str(config.getoption("--seed"))


def pytest_report_header(config: pytest.Config) -> str:
    return f"cardwright: --seed {config.getoption('--seed')}, CARDWRIGHT_SCALE={scale_asked_for():g}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item):
    report = yield
    if report.failed and "seed" in getattr(item, "fixturenames", ()):
        again = f"pytest '{item.nodeid}' --seed {item.config.getoption('--seed')}"
        report.sections.append(("to replay", again))
    return report


def scale_asked_for() -> float:
    return float(os.environ.get("CARDWRIGHT_SCALE", "1"))


@pytest.fixture(scope="session")
def seed(request: pytest.FixtureRequest) -> int:
    """What a random test starts from; a failure prints how to replay it."""
    return request.config.getoption("--seed")


@pytest.fixture(scope="session")
def scale() -> float:
    """How much of its full size a slow test should run: 0.1 in CI, 1 by hand."""
    return scale_asked_for()

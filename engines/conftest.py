"""A server and a browser of each engine for each flow; at the end a table of the results."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.host import Files, Host, version
from engines.browser import Browser
from engines.faults import broken
from engines.same_page import SamePage, begin
from engines.test_flows import OPEN_HANDS
from tools.browsers.webdriver import ENGINES

VERSIONS: dict[str, str] = {}
"""The name and the version of each engine that was started."""

REPORTS: dict[tuple[str, str], pytest.TestReport] = {}
"""The result of each flow in each engine."""

PARTS = re.compile(r"test_(?P<flow>\w+)\[(?P<engine>\w+)\]")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--broken` and `--attacks`."""
    parser.addoption(
        "--broken", action="store_true", help="break the page for each flow; each must fail"
    )
    parser.addoption("--attacks", action="store_true", help="try all attacks on the sandbox")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """With `--broken`, the page is broken for each flow. Then the flow must fail."""
    if config.getoption("broken"):
        for item in items:
            item.add_marker(pytest.mark.xfail(raises=(AssertionError, TimeoutError)))


def parts(name: str) -> tuple[str, str]:
    """The flow and the engine in a test's name."""
    found = PARTS.fullmatch(name)
    assert found, name
    return found["flow"], found["engine"]


def files(request: pytest.FixtureRequest) -> Files:
    """The files of version 1 of the game, perhaps broken for the flow."""
    flow, _engine = parts(request.node.name)
    return broken(flow) if request.config.getoption("broken") else version(1)


@pytest.fixture
def host(request: pytest.FixtureRequest) -> Iterator[Host]:
    """A server like GitHub Pages with version 1 of the game."""
    with Host(files(request)) as host:
        yield host


@pytest.fixture(params=ENGINES)
def browser(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Browser]:
    """A browser of the engine, with a new profile."""
    browser = Browser(ENGINES[request.param], tmp_path)
    VERSIONS[request.param] = browser.session.version
    yield browser
    browser.stop()


@pytest.fixture(scope="module", params=ENGINES)
def same_page(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SamePage]:
    """A page of the engine that many flows share."""
    page = SamePage(request.param, lambda: tmp_path_factory.mktemp("profile"))
    yield page
    page.close()


@pytest.fixture
def home(request: pytest.FixtureRequest, same_page: SamePage) -> Iterator[Browser]:
    """The shared page. It shows the home screen: people will play, with open hands."""
    flow, engine = parts(request.node.name)
    browser = same_page.open(lambda: files(request))
    VERSIONS[engine] = browser.session.version
    begin(browser, OPEN_HANDS)
    yield browser
    report = REPORTS.get((words(flow), engine))
    if request.config.getoption("broken") or not (report and report.passed):
        same_page.close()


def words(flow: str) -> str:
    """What the table calls the flow."""
    return flow.replace("_", " ")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note the result of a flow: that of its test, or a failure before or after it."""
    flow, engine = parts(report.nodeid.partition("::")[2])
    if report.when == "call" or report.failed:
        REPORTS[words(flow), engine] = report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print a table with a row for each flow and a column for each engine."""
    flows = list(dict.fromkeys(flow for flow, _engine in REPORTS))
    rows = [["flow", *(VERSIONS.get(engine, engine) for engine in ENGINES)]]
    rows += [[flow, *(result(flow, engine) for engine in ENGINES)] for flow in flows]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rows.insert(1, ["-" * width for width in widths])
    terminalreporter.write_line("")
    for row in rows:
        cells = " | ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        terminalreporter.write_line(f"| {cells} |")


def result(flow: str, engine: str) -> str:
    """The result of the flow in a few words."""
    report = REPORTS.get((flow, engine))
    if report is None:
        return "not run"
    if report.passed:
        return "passed"
    outcome = "failed, as it must" if hasattr(report, "wasxfail") else report.outcome
    crash = getattr(report.longrepr, "reprcrash", None)
    why = str(crash.message if crash else report.longrepr).splitlines()[0]
    return f"{outcome}: {why}"

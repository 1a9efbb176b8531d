"""`tools/setup.sh` on machines that lack something; stand-ins replace what installs."""

import shutil
import subprocess
from pathlib import Path

import pytest

SETUP = Path(__file__).parent.parent / "tools" / "setup.sh"
COMMANDS = ("sh", "sed", "rm", "touch", "mkdir", "dirname", "env")


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A clone on a machine without a browser; the stand-ins log their calls in `called`."""
    (tmp_path / "tools").mkdir()
    shutil.copy(SETUP, tmp_path / "tools")
    (tmp_path / "requirements-dev.txt").write_text("", encoding="utf-8")
    for name in COMMANDS:
        (tmp_path / "bin").mkdir(exist_ok=True)
        (tmp_path / "bin" / name).symlink_to(str(shutil.which(name)))
    stand_in(tmp_path, "bin/id", "echo 0")
    stand_in(tmp_path, "bin/apt-get", "")
    stand_in(tmp_path, "bin/npm", "")
    stand_in(tmp_path, "bin/python3", "")
    stand_in(tmp_path, ".venv/bin/pip", "")
    stand_in(tmp_path, ".venv/bin/python", "exit 1")
    return tmp_path


def stand_in(machine: Path, path: str, does: str) -> None:
    program = machine / path
    program.parent.mkdir(parents=True, exist_ok=True)
    log_call = f'echo "${{0##*/}} $*" >>{machine}/called'
    program.write_text(f"#!/bin/sh\n{log_call}\n{does}\n", encoding="utf-8")
    program.chmod(0o755)


def set_up_and_read(machine: Path, verb: str = "test") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", "tools/setup.sh", verb],
        cwd=machine,
        env={"PATH": f"{machine}/bin"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def set_up(machine: Path, verb: str = "test") -> tuple[int, list[str]]:
    """Runs the set-up; its exit status and the calls of the stand-ins."""
    done = set_up_and_read(machine, verb)
    called = (machine / "called").read_text(encoding="utf-8").splitlines()
    return done.returncode, called


def test_debian_s_browser_is_installed_if_playwright_s_cannot_be(machine: Path) -> None:
    status, called = set_up(machine)
    assert status == 0
    assert "python -m playwright install chromium" in called
    assert "apt-get install -y -qq chromium" in called
    assert (machine / ".cache" / "test").exists()


def test_playwright_s_browser_is_enough(machine: Path) -> None:
    stand_in(machine, ".venv/bin/python", "exit 0")
    status, called = set_up(machine)
    assert status == 0
    assert not any(call.startswith("apt-get") for call in called)


def test_an_installed_browser_is_enough(machine: Path) -> None:
    stand_in(machine, "bin/chromium", "")
    stand_in(machine, "bin/chromium-headless-shell", "")
    status, called = set_up(machine)
    assert status == 0
    assert not any("playwright" in call or "apt-get" in call for call in called)


def test_the_shell_is_installed_beside_chromium(machine: Path) -> None:
    stand_in(machine, "bin/chromium", "")
    assert "apt-get install -y -qq chromium-headless-shell" in set_up(machine)[1]


def test_chromium_is_enough_if_the_shell_cannot_be_installed(machine: Path) -> None:
    stand_in(machine, "bin/chromium", "")
    stand_in(machine, "bin/apt-get", "exit 1")
    assert set_up(machine)[0] == 0


def test_the_hosts_are_installed_only_when_asked_for(machine: Path) -> None:
    status, called = set_up(machine, "hosts")
    assert status == 0
    assert "apt-get install -y -qq nginx-light" in called
    assert "apt-get install -y -qq caddy" in called
    assert not any("nginx" in call for call in set_up(machine)[1][len(called) :])


def test_only_the_tests_need_the_packages_that_check_the_code(machine: Path) -> None:
    status, called = set_up(machine, "build")
    assert status == 0
    npm = [call for call in called if call.startswith("npm")]
    assert npm == ["npm ci --no-progress --omit=dev"]
    assert (machine / ".cache" / "build").exists()
    assert "npm ci --no-progress" in set_up(machine)[1]


def test_an_engine_that_is_missing_is_installed(machine: Path) -> None:
    status, called = set_up(machine, "engines")
    assert status == 0
    assert "apt-get install -y -qq firefox-esr" in called
    assert "apt-get install -y -qq webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1" in called


def test_the_tests_of_the_package_are_optional(machine: Path) -> None:
    stand_in(machine, ".venv/bin/pip", 'case "$*" in *requirements-package.txt*) exit 1;; esac')
    done = set_up_and_read(machine)
    assert done.returncode == 0
    (line,) = done.stderr.splitlines()
    assert "requirements-package.txt cannot be installed" in line
    assert (machine / ".cache" / "test").exists()


@pytest.mark.parametrize("broken", [".venv/bin/pip", "bin/apt-get", "bin/npm"])
def test_a_failed_set_up_is_not_marked_as_done(machine: Path, broken: str) -> None:
    stand_in(machine, broken, "exit 1")
    assert set_up(machine)[0] != 0
    assert not (machine / ".cache" / "test").exists()

#!/bin/sh
# Installs the pinned dependencies: `sh tools/setup.sh build` for building, `test` for testing,
# `engines` for Firefox and WebKitGTK, `hosts` for nginx and Caddy, `lock` to pin the newest versions.
# `test` installs what `build` does, too. The Makefile calls them again only if a lock file has changed.
set -eu
cd "$(dirname "$0")/.."
mkdir -p .cache

has() {
  command -v "$1" >/dev/null
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif has sudo; then sudo "$@"; else
    echo "setup: this needs root; run: $*" >&2
    exit 1
  fi
}

apt_install() {
  has apt-get || { echo "setup: there is no apt-get; install $* and try again" >&2; exit 1; }
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}

need() {
  has "$1" || { echo "setup: $1 is missing; install $2" >&2; exit 1; }
}

python_packages() {
  python3 -c 'import ensurepip' 2>/dev/null || apt_install python3-venv
  [ -x .venv/bin/pip ] || python3 -m venv .venv
  for list in "$@"; do
    .venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r "$list"
  done
}

# npm and pip work at the same time: `packages "OPTIONS FOR NPM" LIST ...`.
packages() {
  need python3 "Python 3.11 or newer"
  need npm "Node 20 or newer with npm"
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "setup: $(python3 --version) is too old; install Python 3.11 or newer" >&2
    exit 1
  }
  options=$1
  shift
  npm ci --no-progress $options &
  python_packages "$@"
  wait $!
}

# Without these packages the tests of the package are skipped, so no set-up fails because of them.
package_tools() {
  .venv/bin/pip install --quiet --disable-pip-version-check --require-hashes \
    -r requirements-package.txt >.cache/package.log 2>&1 ||
    echo "setup: requirements-package.txt cannot be installed, so the tests that need it are skipped;" \
      "see .cache/package.log" >&2
}

# hypothesis is not pure Python, so Pyodide needs the same version, built for its platform.
hypothesis_for_pyodide() {
  sed -n '/^hypothesis==/,/[^\\]$/p' requirements-dev.txt >.cache/hypothesis.txt
  rm -rf .cache/pyodide
  .venv/bin/pip install --quiet --disable-pip-version-check --target .cache/pyodide --no-deps \
    --only-binary :all: --platform pyemscripten_2026_0_wasm32 --implementation cp \
    --python-version 3.14 --abi cp314 --require-hashes -r .cache/hypothesis.txt
}

# Uses an installed Chromium, else Playwright's, else Debian's. The tests run in the headless shell,
# which is part of Playwright's Chromium, and another package in Debian.
browser() {
  has chromium ||
    .venv/bin/python -m playwright install chromium >/dev/null 2>&1 ||
    apt_install chromium
  if has chromium && ! has chromium-headless-shell; then
    (apt_install chromium-headless-shell) ||
      echo "setup: chromium-headless-shell is missing; the tests use chromium, which is slower" >&2
  fi
}

testing() {
  packages "" requirements-build.txt requirements-dev.txt
  package_tools
  hypothesis_for_pyodide &
  browser
  wait $!
}

# tools/browsers/webkit_browser.py runs in the system's Python, which has the bindings of WebKitGTK.
has_webkitgtk() {
  has WebKitWebDriver && has xvfb-run &&
    /usr/bin/python3 -c 'import gi; gi.require_version("WebKit2", "4.1")' 2>/dev/null
}

engines() {
  has firefox-esr || has firefox || apt_install firefox-esr
  has_webkitgtk || apt_install webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1
}

hosts() {
  has nginx || apt_install nginx-light
  has caddy || apt_install caddy
}

lock() {
  .venv/bin/pip install --quiet --disable-pip-version-check uv
  for group in build dev; do
    .venv/bin/uv pip compile --quiet --upgrade --group "$group" --python-version 3.11 --universal \
      --generate-hashes --no-annotate --no-header -o "requirements-$group.txt"
  done
  # What both lists have must be the same version, because both are installed together.
  .venv/bin/uv pip compile --quiet --upgrade --group package --python-version 3.11 --universal \
    --constraint requirements-dev.txt \
    --generate-hashes --no-annotate --no-header -o requirements-package.txt
  npm update
}

case "${1:-}" in
  build) packages --omit=dev requirements-build.txt; touch .cache/build ;;
  test) testing; touch .cache/build .cache/test ;;
  engines) engines ;;
  hosts) hosts ;;
  lock) lock ;;
  *) echo "usage: sh tools/setup.sh build|test|engines|hosts|lock" >&2; exit 2 ;;
esac

#!/bin/sh
# Installs what is pinned: `sh tools/setup.sh build` for building, `test` for testing as well,
# `lock` to pin the newest versions. Nothing is done again while its lock file stays the same.
set -eu
cd "$(dirname "$0")/.."
mkdir -p .cache

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo "$@"; else
    echo "setup: please run as root: $*" >&2
    exit 1
  fi
}

apt_install() {
  command -v apt-get >/dev/null || { echo "setup: please install $*" >&2; exit 1; }
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
}

need() {
  command -v "$1" >/dev/null || { echo "setup: $1 is missing; this needs $2" >&2; exit 1; }
}

build() {
  need python3 "Python 3.11 or newer"
  need npm "Node 20 or newer with npm"
  python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "setup: $(python3 --version) is too old; this needs Python 3.11 or newer" >&2
    exit 1
  }
  python3 -c 'import ensurepip' 2>/dev/null || apt_install python3-venv
  [ -x .venv/bin/pip ] || python3 -m venv .venv
  .venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-build.txt
  npm ci --no-progress
}

# hypothesis is not pure Python: Pyodide gets the same version, made for it.
hypothesis_for_pyodide() {
  sed -n '/^hypothesis==/,/[^\\]$/p' requirements-dev.txt >.cache/hypothesis.txt
  rm -rf .cache/pyodide
  .venv/bin/pip install --quiet --disable-pip-version-check --target .cache/pyodide --no-deps \
    --only-binary :all: --platform pyemscripten_2026_0_wasm32 --implementation cp \
    --python-version 3.14 --abi cp314 --require-hashes -r .cache/hypothesis.txt
}

# Playwright's own Chromium where it can be had, Debian's where it cannot: the shell for tests,
# which do without it if need be, the whole for what is measured.
browser() {
  command -v chromium-headless-shell >/dev/null ||
    .venv/bin/python -m playwright install chromium >/dev/null 2>&1 ||
    (apt_install chromium chromium-headless-shell) ||
    command -v chromium >/dev/null
}

testing() {
  .venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
  hypothesis_for_pyodide
  browser
}

lock() {
  .venv/bin/pip install --quiet --disable-pip-version-check uv
  for group in build dev; do
    .venv/bin/uv pip compile --quiet --upgrade --group "$group" --python-version 3.11 --universal \
      --generate-hashes --no-annotate --no-header -o "requirements-$group.txt"
  done
  npm update
}

case "${1:-}" in
  build) build; touch .cache/build ;;
  test) testing; touch .cache/test ;;
  lock) lock ;;
  *) echo "usage: sh tools/setup.sh build|test|lock" >&2; exit 2 ;;
esac

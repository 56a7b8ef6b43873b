# Sourced by the scripts: a virtual environment (.venv) with Hippodrome in it, made and renewed as needed.
# Needs nothing but Python and bash. Everything said here goes to standard error.
# shellcheck shell=bash

set -euo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
VENV=$ROOT/.venv
BUILD_VENV=$VENV/build

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

in_venv() {
    "$VENV/bin/python" "$@"
}

# $PYTHON if it is set, else the first Python on the path that is new enough.
find_python() {
    local candidate found
    if [ -n "${PYTHON:-}" ]; then set -- "$PYTHON"; else set -- python3 python3.14 python3.13 python3.12 python3.11; fi
    for candidate in "$@"; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    found=$("$1" --version 2>&1) || found="no $1"
    fail "Hippodrome needs Python 3.11 or newer; here is $found. Install one, or name one: PYTHON=/path/to/python3 $0"
}

# Debian packs venv apart from Python.
get_venv_module() {
    local python=$1 package
    "$python" -c 'import ensurepip, venv' 2>/dev/null && return
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        say "This Python cannot make virtual environments: installing $package …"
        apt-get update -qq >&2 && apt-get install -y -qq "$package" >&2 && return
    fi
    fail "This Python cannot make virtual environments. Install what is missing (Debian, Ubuntu: apt-get install $package), then try again."
}

# install_packages WHAT PACKAGE…: Debian's, where they may be installed.
install_packages() {
    local what=$1
    shift
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say "There is no $what: installing $* …"
    apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >&2 || { say "That failed." && return 1; }
}

# A C compiler, for the compiled half of the tests. Without one the build says so.
get_compiler() {
    command -v "${CC:-cc}" >/dev/null || install_packages "C compiler" gcc libc6-dev python3-dev || true
}

# Prints where Chromium is: $HIPPODROME_CHROMIUM if it is set, else the first that is found.
find_chromium() {
    local name
    if [ -n "${HIPPODROME_CHROMIUM:-}" ]; then set -- "$HIPPODROME_CHROMIUM"; else set -- chromium chromium-browser google-chrome; fi
    for name in "$@"; do
        command -v "$name" && return
    done
    return 1
}

get_chromium() {
    find_chromium || { install_packages Chromium chromium && find_chromium; }
}

# The one that can open no window, which takes a third less of the processor's time; else the other.
get_headless_chromium() {
    local name=chromium-headless-shell
    if [ -z "${HIPPODROME_CHROMIUM:-}" ]; then
        command -v "$name" && return
        install_packages "$name" "$name" && command -v "$name" && return
    fi
    get_chromium
}

# Prints the folder of PostgreSQL's server programs: $HIPPODROME_POSTGRES if it is set, else the newest that is found.
# Debian keeps them off the path.
find_postgres() {
    local server
    for server in "${HIPPODROME_POSTGRES:-}/postgres" $(printf '%s\n' /usr/lib/postgresql/*/bin/postgres | sort -rV) "$(command -v postgres)"; do
        [ -x "$server" ] && dirname "$(realpath "$server")" && return
    done
    return 1
}

get_postgres() {
    find_postgres || { install_packages PostgreSQL postgresql && find_postgres; }
}

# Prints where HAProxy is: $HIPPODROME_HAPROXY if it is set. Debian keeps it off the path of users.
find_haproxy() {
    PATH=$PATH:/usr/sbin:/usr/local/sbin command -v "${HIPPODROME_HAPROXY:-haproxy}"
}

get_haproxy() {
    find_haproxy || { install_packages HAProxy haproxy && find_haproxy; }
}

make_venv() {
    in_venv -c 'import pip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && return
    local python
    python=$(find_python) || exit 1
    get_venv_module "$python"
    say "Making a virtual environment in $VENV …"
    "$python" -m venv --clear "$VENV" || fail "The virtual environment could not be made (see above)."
}

# pip_install VENV ARGUMENT…
pip_install() {
    local venv=$1
    shift
    "$venv/bin/python" -m pip install -qq --disable-pip-version-check "$@" || fail "What Hippodrome needs could not be installed (see above)."
}

# The folder of the installed package.
installed_package() {
    printf '%s\n' "$VENV"/lib/python3*/site-packages/hippodrome
}

# How the build hook made it, a line per part: "compiled: …" or "uncompiled: …"; "client: built" or "client: missing: …".
build_report() {
    cat "$(installed_package)/build.txt"
}

is_compiled() {
    build_report 2>/dev/null | grep -q '^compiled'
}

has_client() {
    build_report 2>/dev/null | grep -q '^client: built'
}

why_uncompiled() {
    build_report | sed -n 's/^uncompiled: //p'
}

why_no_client() {
    build_report | sed -n 's/^client: missing: //p'
}

# install_locked VENV SET: what requirements/SET.txt names, exactly that, checked by its hashes; whenever it has changed.
install_locked() {
    local lock=$ROOT/requirements/$2.txt
    ! cmp -s "$lock" "$1/installed-$2.txt" || return 0
    say "Installing what Hippodrome needs ($2) …"
    pip_install "$1" --require-hashes --requirement "$lock"
    cp "$lock" "$1/installed-$2.txt"
}

# install_needs [set …]: what Hippodrome depends on, and further sets (dev, peers, lock).
install_needs() {
    local set
    make_venv
    for set in project "$@"; do
        install_locked "$VENV" "$set"
    done
}

# What builds Hippodrome has an environment of its own: compiler and Node.js are not for those who play.
install_build_needs() {
    [ -x "$BUILD_VENV/bin/python" ] || in_venv -m venv "$BUILD_VENV" || fail "The virtual environment could not be made (see above)."
    install_locked "$BUILD_VENV" build
}

# install_project [extra …]: the same, and Hippodrome itself, built only if something has changed since, or if a part
# that is insisted on was not to be had the last time. HIPPODROME_COMPILE and HIPPODROME_WEB work as in hatch_build.py;
# WANTS_CLIENT=1 tries again to get the browser client, but does not insist.
install_project() {
    local digest
    install_needs "$@"
    digest=$(in_venv "$ROOT/scripts/lib/digest.py")
    [ "$digest" != "$(cat "$VENV/digest" 2>/dev/null)" ] ||
        { [ "${HIPPODROME_COMPILE:-}" = 1 ] && ! is_compiled; } ||
        { [ "${HIPPODROME_WEB:-${WANTS_CLIENT:-}}" = 1 ] && ! has_client; } || return 0
    say "Building Hippodrome; compiling its rules and building its browser client takes a minute …"
    rm -rf "$VENV/digest" "$VENV/wheel"
    install_build_needs
    "$BUILD_VENV/bin/python" -m pip wheel -qq --disable-pip-version-check --no-build-isolation --no-deps --wheel-dir "$VENV/wheel" "$ROOT" ||
        fail "Hippodrome could not be built (see above)."
    pip_install "$VENV" --force-reinstall --no-deps --no-index "$VENV"/wheel/hippodrome-*.whl
    printf '%s\n' "$digest" >"$VENV/digest"
}

say_how_it_runs() {
    if is_compiled; then
        say "Hippodrome runs compiled."
    else
        say "Hippodrome runs uncompiled: the same games, more slowly ($(why_uncompiled))."
        [ "${HIPPODROME_COMPILE:-}" = 0 ] || say "With a C compiler and Python's headers (Debian, Ubuntu: gcc, python3-dev) it would be compiled."
    fi
}

say_if_there_is_no_client() {
    has_client || say "Hippodrome has no browser client ($(why_no_client)). At a terminal it can be played without: scripts/play --terminal"
}

# npm ARGUMENT…: the npm that comes as a wheel (extra: dev), in web/.
npm() {
    (cd "$ROOT/web" && in_venv "$ROOT/hatch_build.py" npm "$@")
}

# What the browser client needs, into web/node_modules, whenever package-lock.json has changed.
install_node_modules() {
    cmp -s "$ROOT/web/package-lock.json" "$ROOT/web/node_modules/installed-lock.json" && return
    say "Installing what the browser client needs …"
    npm ci --include=dev >&2 && cp "$ROOT/web/package-lock.json" "$ROOT/web/node_modules/installed-lock.json"
}

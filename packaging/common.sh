# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=sh
# What play and check share: packages, configuring, building. Sourced with `root` set to the project's folder.

# A compiler, the build tools, Qt, and a font, which a small system may lack.
packages="g++ cmake ninja-build ccache qt6-base-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    fontconfig fonts-dejavu-core"

fail() {
    echo "$*" >&2
    exit 1
}

missingPackages() {
    for package in $packages; do
        state=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) || state=unknown
        [ "$state" = installed ] || printf '%s ' "$package"
    done
}

asRoot() {
    if [ "$(id -u)" -eq 0 ]; then
        env "$@"
    else
        sudo env "$@"
    fi
}

aptGet() {
    asRoot DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300 "$@" </dev/null
}

installWithApt() {
    missing=$(missingPackages)
    [ -n "$missing" ] || return 0
    echo "These packages are missing and will be installed: $missing"
    [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null ||
        fail "Only root can install packages and there is no sudo; as root, run: apt-get install $missing"
    aptGet update || fail "The list of packages could not be fetched; is there a connection to the internet?"
    aptGet install -y --no-install-recommends $missing ||
        fail "These packages could not be installed: $missing (Debian 12, Ubuntu 24.04 and newer have them.)"
}

# Without apt we cannot install, only see whether the tools are there; CMake looks for Qt.
requireTools() {
    for tool in c++ cmake ninja; do
        command -v "$tool" >/dev/null || fail "This system has no apt, so please install these yourself and come" \
            "back: a C++20 compiler (g++ 12 or newer), CMake 3.25 or newer, Ninja, and the development packages of" \
            "Qt 6.4 or newer (qtbase, qtsvg and qttools with Linguist); '$tool' is not there."
    done
}

installMissingPackages() {
    if command -v apt-get >/dev/null && command -v dpkg-query >/dev/null; then
        installWithApt
    else
        requireTools
    fi
}

# A build folder serves as long as its project has not moved and the presets are older.
isConfigured() {
    [ -f "$root/build/$1/build.ninja" ] &&
        grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$root/build/$1/CMakeCache.txt" &&
        [ -z "$(find "$root/CMakePresets.json" -newer "$root/build/$1/build.ninja")" ]
}

configure() {
    isConfigured "$1" || (cd "$root" && cmake --fresh --preset "$1") ||
        fail "Configuring failed; Holmstead needs CMake 3.25 and Qt 6.4 or newer, with Qt's SVG and Linguist parts."
}

build() {
    preset=$1
    shift
    (cd "$root" && cmake --build --preset "$preset" "$@") || fail "Building failed."
}

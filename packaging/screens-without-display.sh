#!/bin/bash
# The tests of the screens, after tests-without-display.sh, which builds the program they use.
set -euo pipefail
cd "$(dirname "$0")/.."
# Git's shell on Windows has names of its own for drives.
here=$(pwd -W 2>/dev/null || pwd)
ending=
[[ ${OSTYPE:-} != msys ]] || ending=.exe
KRALLE_PROGRAM="$here/target/debug/kralle$ending" npm --prefix ui test

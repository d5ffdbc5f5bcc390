#!/bin/bash
# The tests that need no display, on any system; the screens must be built.
# Not here: the real window (src-tauri/tests), and the words of `cargo xtask`, which are for Debian.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo test --locked --workspace --exclude kralle --exclude kralle-xtask --no-fail-fast
cargo test --locked --package kralle --bins
cargo build --locked --workspace --bin kralle
# Git's shell on Windows has names of its own for drives.
here=$(pwd -W 2>/dev/null || pwd)
KRALLE_PROGRAM="$here/target/debug/kralle" npm --prefix ui test

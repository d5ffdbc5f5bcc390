#!/bin/bash
# Lints of what another system compiles, tests included: `lints.sh ARGUMENTS`, with what cargo is to be told, such as
# `--workspace` or `--package NAME`.
set -euo pipefail
cd "$(dirname "$0")/.."
# The second is a false alarm where the system has no thread locals of its own, as with mingw.
cargo clippy --locked --all-targets --keep-going "$@" -- -D warnings -A clippy::missing-const-for-thread-local

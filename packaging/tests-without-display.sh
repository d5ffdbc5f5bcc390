#!/bin/bash
# The tests that need no display, on any system; the screens must be built: `tests-without-display.sh ARGUMENTS`,
# with what cargo is to be told, such as `--lib --bins --tests`.
# Not here: the words of `cargo xtask`, which know Debian only, and the archive, a server with PostgreSQL.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo test --locked --workspace --exclude kralle-xtask --exclude kralle-archive \
	--no-fail-fast "$@"

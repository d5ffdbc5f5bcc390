#!/bin/bash
# Builds what the installers hold, for a system by its name in Rust; the screens must be built.
set -euo pipefail
cd "$(dirname "$0")/.."
triple=$1
ending=
[[ $triple == *windows* ]] && ending=.exe
# An empty address would be one.
for name in KRALLE_UPDATE_KEY KRALLE_UPDATE_ADDRESS; do
	[ -n "${!name:-}" ] || unset "$name"
done
cargo build --locked --release --workspace --exclude kralle-xtask --exclude kralle-archive --bins --target "$triple"
mkdir -p target/installers/{out,programs}
cp "target/$triple/release/"{kralle-app,kralle}"$ending" target/installers/programs
# By this name Tauri's bundler finds the command that goes beside the app, and signs it.
cp "target/$triple/release/kralle$ending" "target/installers/kralle-$triple$ending"
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
node packaging/components.js target/installers "$version"
cp target/installers/third-party.txt target/installers/programs
mv target/installers/sbom.cdx.json "target/installers/out/kralle_${version}_$triple.cdx.json"

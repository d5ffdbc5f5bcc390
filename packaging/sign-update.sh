#!/bin/bash
# Signs what a program takes that brings its newer versions itself (docs/updates.md): `sign-update.sh SYSTEM FILE`,
# with the system by the updater's name. The signature goes beside the file; newest.sh gathers them.
set -euo pipefail
system=$1 file=$2
cd "$(dirname "$0")/.."
# To the signer an empty variable is one that is set.
for name in TAURI_SIGNING_PRIVATE_KEY TAURI_SIGNING_PRIVATE_KEY_PASSWORD; do
	[ -n "${!name:-}" ] || unset "$name"
done
if [ -z "${TAURI_SIGNING_PRIVATE_KEY:-}" ]; then
	echo "::notice::No TAURI_SIGNING_PRIVATE_KEY: no older version finds this one by itself."
	exit 0
fi
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
ui/node_modules/.bin/tauri signer sign --app-version "$version" "$file"
printf '%s %s %s\n' "$system" "$(basename "$file")" "$(tr -d '\n' < "$file.sig")" \
	> "$(dirname "$file")/newest-$system.txt"

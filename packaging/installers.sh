#!/bin/bash
# Packs what programs.sh built: `installers.sh KINDS TRIPLE [--config FILE]`. Signs with what the
# environment holds; what is missing or empty there is not signed, and that is said.
set -euo pipefail
cd "$(dirname "$0")/.."
kinds=$1 triple=$2
shift 2

# To the bundler an empty variable is one that is set.
for name in APPLE_CERTIFICATE APPLE_CERTIFICATE_PASSWORD APPLE_SIGNING_IDENTITY APPLE_ID APPLE_PASSWORD \
	APPLE_TEAM_ID TAURI_SIGNING_PRIVATE_KEY TAURI_SIGNING_PRIVATE_KEY_PASSWORD; do
	[ -n "${!name:-}" ] || unset "$name"
done
if [[ $triple == *apple* ]]; then
	if [ -z "${APPLE_SIGNING_IDENTITY:-}" ]; then
		echo "::notice::No APPLE_SIGNING_IDENTITY: macOS opens the app only when the person insists."
		# Nobody's signature: without any, Apple silicon starts nothing.
		export APPLE_SIGNING_IDENTITY=-
	elif [ -z "${APPLE_ID:-}" ]; then
		echo "::notice::No APPLE_ID: the app is signed, and not notarized."
	fi
fi

ui/node_modules/.bin/tauri bundle --ci --target "$triple" --bundles "$kinds" --config packaging/installers.json "$@"
out=target/installers/out
bundle=target/$triple/release/bundle
find "$bundle" -type f \( -name '*.exe' -o -name '*.msi' -o -name '*.dmg' \) -exec cp {} "$out" \;

# What a program takes that brings its newer versions itself (docs/updates.md): the installer, or the app.
if [ -z "${TAURI_SIGNING_PRIVATE_KEY:-}" ]; then
	echo "::notice::No TAURI_SIGNING_PRIVATE_KEY: no older version finds this one by itself."
	exit 0
fi
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
case $triple in
x86_64-pc-windows-msvc) system=windows-x86_64 newer=$(basename "$out"/*-setup.exe) ;;
aarch64-apple-darwin) system=darwin-aarch64 newer=Kralle_${version}_aarch64.app.tar.gz ;;
x86_64-apple-darwin) system=darwin-x86_64 newer=Kralle_${version}_x64.app.tar.gz ;;
esac
[[ $triple != *apple* ]] || tar --create --gzip --file "$out/$newer" --directory "$bundle/macos" Kralle.app
ui/node_modules/.bin/tauri signer sign --app-version "$version" "$out/$newer"
printf '%s %s %s\n' "$system" "$newer" "$(tr -d '\n' < "$out/$newer.sig")" > "$out/newest-$system.txt"

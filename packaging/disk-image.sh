#!/bin/bash
# Packs for macOS what programs.sh built: `disk-image.sh TRIPLE`. Signs with what the environment holds; what is
# missing or empty there is not signed, and that is printed.
set -euo pipefail
cd "$(dirname "$0")/.."
triple=$1

# To the bundler an empty variable is one that is set.
for name in APPLE_CERTIFICATE APPLE_CERTIFICATE_PASSWORD APPLE_SIGNING_IDENTITY APPLE_ID APPLE_PASSWORD APPLE_TEAM_ID; do
	[ -n "${!name:-}" ] || unset "$name"
done
if [ -z "${APPLE_SIGNING_IDENTITY:-}" ]; then
	echo "::notice::No APPLE_SIGNING_IDENTITY: macOS opens the app only when the person insists."
	# Nobody's signature: without any, Apple silicon starts nothing.
	export APPLE_SIGNING_IDENTITY=-
elif [ -z "${APPLE_ID:-}" ]; then
	echo "::notice::No APPLE_ID: the app is signed, and not notarized."
fi

ui/node_modules/.bin/tauri bundle --ci --target "$triple" --bundles app,dmg --config packaging/installers.json
out=$PWD/target/installers/out
bundle=target/$triple/release/bundle
find "$bundle" -type f -name '*.dmg' -exec cp {} "$out" \;
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
case $triple in
aarch64-apple-darwin) system=darwin-aarch64 newer=Kralle_${version}_aarch64.app.tar.gz ;;
x86_64-apple-darwin) system=darwin-x86_64 newer=Kralle_${version}_x64.app.tar.gz ;;
esac
tar --create --gzip --file "$out/$newer" --directory "$bundle/macos" Kralle.app
bash packaging/sign-update.sh "$system" "$out/$newer"

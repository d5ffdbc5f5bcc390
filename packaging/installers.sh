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
if [ -z "${TAURI_SIGNING_PRIVATE_KEY:-}" ]; then
	echo "::notice::No TAURI_SIGNING_PRIVATE_KEY: no updates are made of this version."
else
	echo '{"bundle":{"createUpdaterArtifacts":true}}' > target/installers/updates.json
	set -- --config target/installers/updates.json "$@"
fi

ui/node_modules/.bin/tauri bundle --ci --target "$triple" --bundles "$kinds" --config packaging/installers.json "$@"
find "target/$triple/release/bundle" -type f \( -name '*.exe' -o -name '*.msi' -o -name '*.dmg' -o -name '*.app.tar.gz' \
	-o -name '*.sig' \) -exec cp {} target/installers/out/ \;

#!/bin/bash
# Signs programs and installers for Windows: `sign.sh FILE…`, with the certificate in WINDOWS_CERTIFICATE (PFX, base64)
# and its WINDOWS_CERTIFICATE_PASSWORD. Without one nothing is signed, and that is printed. WINDOWS_TIMESTAMP is the
# server that confirms the time (RFC 3161), empty for none.
set -euo pipefail
if [ -z "${WINDOWS_CERTIFICATE:-}" ]; then
	echo "::notice::No WINDOWS_CERTIFICATE: not signed: $(basename -a "$@" | paste -sd ' ')"
	exit 0
fi
timestamp=${WINDOWS_TIMESTAMP-http://timestamp.digicert.com}
keys=$(mktemp -d)
trap 'rm -rf "$keys"' EXIT
base64 --decode <<< "$WINDOWS_CERTIFICATE" > "$keys/certificate.pfx"
printf %s "${WINDOWS_CERTIFICATE_PASSWORD:-}" > "$keys/password"
for file in "$@"; do
	osslsigncode sign -pkcs12 "$keys/certificate.pfx" -readpass "$keys/password" -h sha256 -n Kralle \
		${timestamp:+-ts "$timestamp"} -in "$file" -out "$keys/signed" > "$keys/output" || { cat "$keys/output"; exit 1; }
	mv "$keys/signed" "$file"
done

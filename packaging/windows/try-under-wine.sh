#!/bin/bash
# Tries the installer under Wine, with the scripts of the release: `try-under-wine.sh PROGRAMS`, a debug build's.
# Signs with a certificate made here, without a timestamp. Wine's environment is set by `cargo xtask windows`.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir "$scratch/programs"
cp "$1"/{kralle-app.exe,kralle.exe,WebView2Loader.dll} "$scratch/programs"
# Names of functions make up most of a debug build.
x86_64-w64-mingw32-strip "$scratch"/programs/*.exe

openssl req -x509 -newkey rsa:2048 -nodes -keyout "$scratch/key.pem" -out "$scratch/certificate.pem" -days 2 \
	-subj "/CN=Trial of Kralle" -addext extendedKeyUsage=codeSigning 2>/dev/null
openssl pkcs12 -export -in "$scratch/certificate.pem" -inkey "$scratch/key.pem" -out "$scratch/certificate.pfx" \
	-passout pass:trial
certificate=$(base64 --wrap 0 "$scratch/certificate.pfx")
WINDOWS_CERTIFICATE=$certificate WINDOWS_CERTIFICATE_PASSWORD=trial WINDOWS_TIMESTAMP='' QUICK=1 \
	bash "$here/release.sh" "$scratch"
CERTIFICATE=$scratch/certificate.pem bash "$here/try-installer.sh" "$scratch/trial"

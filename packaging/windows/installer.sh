#!/bin/bash
# Makes the installer for Windows by Debian's nsis: `installer.sh PROGRAMS VERSION OUT`. PROGRAMS is a folder with
# kralle-app.exe and kralle.exe, and with what NSIS finds beside them (kralle.nsi). Programs, uninstaller and
# installer are signed (sign.sh). QUICK=1 packs fast, not small.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
programs=$(cd "$1" && pwd) version=$2 out=$3
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp "$programs"/{kralle-app.exe,kralle.exe} "$stage"
for beside in WebView2Loader.dll third-party.txt; do
	[ ! -f "$programs/$beside" ] || cp "$programs/$beside" "$stage"
done
cp "$here/../../LICENSE" "$stage/LICENSE.txt"
# The program reads from its own bytes how it was installed, and asks there for newer versions (docs/updates.md): the
# mark has as many letters in each form.
sed -i 's/__TAURI_BUNDLE_TYPE_VAR_UNK/__TAURI_BUNDLE_TYPE_VAR_NSS/g' "$stage/kralle-app.exe"
bash "$here/sign.sh" "$stage"/{kralle-app.exe,kralle.exe}
makensis -V2 ${QUICK:+-DQUICK} ${WINDOWS_CERTIFICATE:+"-DSIGN=$here/sign.sh"} \
	"-DVERSION=$version" "-DSOURCE=$stage" "-DOUT=$out" "$here/kralle.nsi"
bash "$here/sign.sh" "$out"

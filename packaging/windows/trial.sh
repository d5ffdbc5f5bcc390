#!/bin/bash
# Makes what try-installer.sh needs: `trial.sh PROGRAMS FOLDER`. FOLDER gets the installer of an older version, a
# program that keeps a file open, and the names of what is installed (release.sh adds the newer installer).
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
programs=$1 folder=$2
mkdir -p "$folder"
QUICK=1 bash "$here/installer.sh" "$programs" 0.0.1 "$folder/older-setup.exe"
x86_64-w64-mingw32-gcc -O1 -o "$folder/hold.exe" "$here/hold.c"
{
	printf '%s\n' kralle-app.exe kralle.exe LICENSE.txt uninstall.exe
	for beside in WebView2Loader.dll third-party.txt; do
		[ ! -f "$programs/$beside" ] || echo "$beside"
	done
} > "$folder/contents"

#!/bin/bash
# Installs Kralle under Wine, updates it while it runs, and removes it: `try-installer.sh PROGRAMS`. Wine's environment
# is set by `cargo xtask windows`.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp "$1"/{kralle-app.exe,kralle.exe,WebView2Loader.dll} "$scratch"
# Names of functions make up most of a debug build.
x86_64-w64-mingw32-strip "$scratch"/*.exe
for version in 0.1.0 0.1.1; do
	QUICK=1 bash "$here/installer.sh" "$scratch" "$version" "$scratch/Kralle-$version-setup.exe"
done

passed=0
holds() { # what, then a command that must succeed
	local what=$1
	shift
	"$@" || { echo "installer: $what does not hold"; exit 1; }
	passed=$((passed + 1))
}
fails() { ! "$@"; }
registry() { wine reg query "HKCU\\Software\\$1" "${@:2}" 2>/dev/null | tr -d '\r'; }
told() { registry "$1" "${@:3}" | grep -qF -- "$2"; }

appdata=$(wine cmd /c 'echo %LOCALAPPDATA%' 2>/dev/null | tr -d '\r')
menu=$(wine cmd /c 'echo %APPDATA%' 2>/dev/null | tr -d '\r')'\Microsoft\Windows\Start Menu\Programs\Kralle.lnk'
unix() { winepath -u "$1" 2>/dev/null; }
folder=$(unix "$appdata\\Kralle") menu=$(unix "$menu")
uninstall='Microsoft\Windows\CurrentVersion\Uninstall\Kralle'

wine "$scratch/Kralle-0.1.0-setup.exe" /S
for file in kralle-app.exe kralle.exe WebView2Loader.dll LICENSE.txt uninstall.exe; do
	holds "$file is installed" test -f "$folder/$file"
done
holds "the menu has an entry" test -f "$menu"
holds ".kralle files open with it" told 'Classes\Kralle.Tournament\shell\open\command' 'kralle-app.exe" "%1"'
holds "the version is named" told "$uninstall" 0.1.0
holds "the installed command runs" test "$(wine "$folder/kralle.exe" --version 2>/dev/null | wc -l)" -ge 1
cp "$folder/kralle-app.exe" "$scratch/before"

# A program that runs is open to reading alone: on Windows by itself, here by another program, since Wine lets it be
# written. It cannot be replaced, and nothing is by halves.
x86_64-w64-mingw32-gcc -O1 -o "$scratch/hold.exe" "$here/hold.c"
coproc held { exec wine "$scratch/hold.exe" "$appdata\\Kralle\\kralle-app.exe" 2>/dev/null; }
read -ru "${held[0]}"
code=0
wine "$scratch/Kralle-0.1.1-setup.exe" /S /UPDATE || code=$?
holds "an update beside a running Kralle is refused" test "$code" -eq 2
holds "the running program is untouched" cmp -s "$folder/kralle-app.exe" "$scratch/before"
holds "the old version is named still" told "$uninstall" 0.1.0
# Its input ends, and with it the program.
exec {held[1]}>&-
wait "$held_PID" || true
wine "$scratch/Kralle-0.1.1-setup.exe" /S /UPDATE
holds "the new version is named" told "$uninstall" 0.1.1

# What the person made stays.
echo mine > "$folder/evening.kralle"
wine "$folder/uninstall.exe" /S
# It goes on as a copy of itself; what it removes last is its key.
for _ in $(seq 100); do
	told Kralle Folder || break
done
for file in kralle-app.exe kralle.exe WebView2Loader.dll LICENSE.txt; do
	holds "$file is removed" test ! -e "$folder/$file"
done
holds "a file of the person's stays" test -f "$folder/evening.kralle"
holds "the menu entry is gone" test ! -e "$menu"
holds ".kralle is nobody's" fails told 'Classes\.kralle' Kralle
holds "the list of programs has it no more" fails told "$uninstall" Kralle
rm -r "$folder"
echo "test result: ok. $passed passed; 0 failed"

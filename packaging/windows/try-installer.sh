#!/bin/bash
# Installs an older Kralle, updates it while it runs, and removes it: `try-installer.sh FOLDER`, with FOLDER/trial of
# release.sh. On Windows itself in Git's shell; elsewhere under Wine, whose environment `cargo xtask windows` sets. With
# CERTIFICATE, a file in PEM, signatures are checked against it.
set -euo pipefail
trial=$(cd "$1" && pwd)
version=$(cat "$trial/version")
# Git's shell would take /S for a folder.
export MSYS_NO_PATHCONV=1
if [[ ${OSTYPE:-} == msys ]]; then
	run() { "$@"; }
	unix() { cygpath --unix "$1"; }
else
	run() { wine "$@" 2>/dev/null; }
	unix() { winepath -u "$1" 2>/dev/null; }
fi

passed=0
holds() { # what, then a command that must succeed
	local what=$1
	shift
	"$@" || { echo "installer: $what does not hold"; exit 1; }
	passed=$((passed + 1))
}
fails() { ! "$@"; }
told() { run reg query "HKCU\\Software\\$1" | tr -d '\r' | grep -qF -- "$2"; }
variable() { run cmd /c "echo %$1%" | tr -d '\r'; }
signed() { osslsigncode verify -CAfile "$CERTIFICATE" -in "$1" > /dev/null 2>&1; }

appdata=$(variable LOCALAPPDATA)
folder=$(unix "$appdata\\Kralle")
menu=$(unix "$(variable APPDATA)\\Microsoft\\Windows\\Start Menu\\Programs\\Kralle.lnk")
uninstall='Microsoft\Windows\CurrentVersion\Uninstall\Kralle'
mapfile -t contents < "$trial/contents"

run "$trial/older-setup.exe" /S
for file in "${contents[@]}"; do
	holds "$file is installed" test -f "$folder/$file"
done
holds "the menu has an entry" test -f "$menu"
holds ".kralle files open with it" told 'Classes\Kralle.Tournament\shell\open\command' 'kralle-app.exe" "%1"'
holds "the version is named" told "$uninstall" 0.0.1
holds "the installed command runs" test "$(run "$folder/kralle.exe" --version | wc -l)" -ge 1
cp "$folder/kralle-app.exe" "$trial/before"

# A program that runs is open to reading alone: on Windows by itself, here by another program, since Wine lets it be
# written. It cannot be replaced, and nothing is by halves.
coproc held { exec 2>/dev/null; run "$trial/hold.exe" "$appdata\\Kralle\\kralle-app.exe"; }
read -ru "${held[0]}"
code=0
run "$trial/newer-setup.exe" /S /UPDATE || code=$?
holds "an update beside a running Kralle is refused" test "$code" -eq 2
holds "the running program is untouched" cmp -s "$folder/kralle-app.exe" "$trial/before"
holds "the old version is named still" told "$uninstall" 0.0.1
# Its input ends, and with it the program.
exec {held[1]}>&-
wait "$held_PID" || true
run "$trial/newer-setup.exe" /S /UPDATE
holds "the new version is named" told "$uninstall" "$version"
if [ -n "${CERTIFICATE:-}" ]; then
	for file in "$trial/newer-setup.exe" "$folder"/{kralle-app,kralle,uninstall}.exe; do
		holds "$(basename "$file") is signed" signed "$file"
	done
fi

# What the person made stays.
echo mine > "$folder/evening.kralle"
run "$folder/uninstall.exe" /S
# It goes on as a copy of itself; what it removes last is its key.
deadline=$((SECONDS + 60))
while told Kralle Folder && [ $SECONDS -lt $deadline ]; do :; done
for file in "${contents[@]}"; do
	holds "$file is removed" test ! -e "$folder/$file"
done
holds "a file of the person's stays" test -f "$folder/evening.kralle"
holds "the menu entry is gone" test ! -e "$menu"
holds ".kralle is nobody's" fails told 'Classes\.kralle' Kralle
holds "the list of programs has it no more" fails told "$uninstall" Kralle
rm -r "$folder"
echo "test result: ok. $passed passed; 0 failed"

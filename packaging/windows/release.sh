#!/bin/bash
# Makes the installer of this version and what tries it: `release.sh FOLDER`. FOLDER/programs holds what programs.sh
# built; the installer goes to FOLDER/out, the trial (try-installer.sh) to FOLDER/trial.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
folder=$(cd "$1" && pwd)
version=$(sed -n 's/^version = "\(.*\)"/\1/p' "$here/../../Cargo.toml")
installer=$folder/out/Kralle_${version}_x64-setup.exe
mkdir -p "$folder"/{out,trial}
bash "$here/installer.sh" "$folder/programs" "$version" "$installer"
bash "$here/../sign-update.sh" windows-x86_64 "$installer"
bash "$here/trial.sh" "$folder/programs" "$folder/trial"
cp "$installer" "$folder/trial/newer-setup.exe"
echo "$version" > "$folder/trial/version"

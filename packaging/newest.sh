#!/bin/bash
# What programs read that ask for a newer version (docs/updates.md), from what installers.sh has signed:
# `newest.sh FOLDER ADDRESS` makes FOLDER/newest.json, where anything was signed.
set -euo pipefail
folder=$1 address=$2
cd "$(dirname "$0")/.."
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
cd "$folder"
shopt -s nullglob
signed=(newest-*.txt)
[ ${#signed[@]} -gt 0 ] || exit 0
cat "${signed[@]}" | jq --raw-input --null-input --arg version "$version" --arg address "$address" '
	[inputs | split(" ")]
	| { $version, platforms: (map({ (.[0]): { url: ($address + "/" + .[1]), signature: .[2] } }) | add) }
' > newest.json
rm -- "${signed[@]}"

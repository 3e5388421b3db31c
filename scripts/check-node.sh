#!/bin/sh
# Reports if Node or npm is missing or too old. This is a shell script, because Node may be missing.
set -eu

refuse() {
  echo "$1 New York on Foot needs Node 20.19 or later (20.19+, 22.12+, or 24 and up): https://nodejs.org" >&2
  exit 1
}

command -v node >/dev/null 2>&1 || refuse 'Node is not installed.'
command -v npm >/dev/null 2>&1 || refuse 'npm is not installed (it comes with Node).'

version=$(node --version) || refuse 'The node on PATH does not run.'
numbers=${version#v}
major=${numbers%%.*}
minor_and_patch=${numbers#*.}
minor=${minor_and_patch%%.*}

case $major$minor in
  '' | *[!0-9]*) refuse "The node on PATH prints the version '$version'." ;;
esac

if [ "$major" -ge 24 ] ||
  { [ "$major" -eq 22 ] && [ "$minor" -ge 12 ]; } ||
  { [ "$major" -eq 20 ] && [ "$minor" -ge 19 ]; }; then
  exit 0
fi
refuse "Node $version is not supported."

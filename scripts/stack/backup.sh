#!/bin/sh
# make backup, make restore FILE=…: run in the running stack. FILE is a local file, or the name of a backup.
set -eu
cd "$(dirname "$0")/../.."
. scripts/stack/need-docker.sh

if [ -z "$(docker compose ps --status running -q backup)" ]; then
    echo 'The stack is not running: start it with make up.' >&2
    exit 1
fi

if [ "$1" = backup ]; then
    exec docker compose exec -T backup backup
fi

file=${2:-}
restore() { # the arguments are options, such as --check
    if [ -f "$file" ]; then
        docker compose exec -T -e "KEEP=${KEEP:-yes}" backup restore "$@" - "$(basename "$file")" <"$file"
    else
        docker compose exec -T -e "KEEP=${KEEP:-yes}" backup restore "$@" "$file" </dev/null
    fi
}

case $file in
*/*) [ -f "$file" ] || {
    echo "There is no file $file." >&2
    exit 1
} ;;
esac
restore --check

# Stops the API during the restore, since bookings made in the meantime would be lost.
if [ -n "$(docker compose ps --status running -q backend)" ]; then
    echo 'Stopping the API for a moment …'
    trap 'docker compose --progress quiet start backend' EXIT
    docker compose --progress quiet stop backend
fi
restore

#!/bin/sh
# make backup, make restore FILE=…: in the running stack. FILE is a file here, or the name of a backup.
set -eu
cd "$(dirname "$0")/../.."
. scripts/stack/need-docker.sh

if [ -z "$(docker compose ps --status running -q backup)" ]; then
    echo 'The stack is not running: start it with make up.' >&2
    exit 1
fi

case $1 in
backup)
    exec docker compose exec -T backup backup
    ;;
restore)
    code=0
    if [ -f "${2:-}" ]; then
        docker compose exec -T -e "KEEP=${KEEP:-yes}" backup restore - "$(basename "$2")" <"$2" || code=$?
    else
        docker compose exec -T -e "KEEP=${KEEP:-yes}" backup restore "${2:-}" </dev/null || code=$?
    fi
    if [ "$code" = 3 ]; then
        code=0
        # Where it was stopped, an older version is to follow, which needs the data as they are.
        if [ -n "$(docker compose ps --status running -q backend)" ]; then
            echo 'The backup is from an older version: the API starts anew, to bring the data up to date.'
            docker compose restart backend
        fi
    fi
    exit "$code"
    ;;
esac

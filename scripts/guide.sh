#!/bin/sh
# make guide NAME=… [ROLE=off]: in the stack of containers if that runs, else on this machine. DATA and
# MONGODB_URI, where they are given, mean this machine.
set -eu
cd "$(dirname "$0")/.."

running=
if [ -z "${DATA:-}${MONGODB_URI:-}" ] && command -v docker >/dev/null 2>&1; then
    running=$(docker compose ps --status running --quiet backend 2>/dev/null) ||
        echo 'Docker cannot say whether the stack is running (try sudo), so this is about the site without it.' >&2
fi
if [ -n "$running" ]; then
    exec docker compose exec -T backend node dist/auth/grant.js "${NAME:-}" "${ROLE:-on}"
fi
"${MAKE:-make}" --silent backend/dist/main.js
exec node scripts/guide.mjs

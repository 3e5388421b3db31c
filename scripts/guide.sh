#!/bin/sh
# make guide NAME=… [ROLE=off]: runs in the container if the stack is running, and otherwise on this machine. If DATA
# or MONGODB_URI is set, it always runs on this machine.
set -eu
cd "$(dirname "$0")/.."

running=
if [ -z "${DATA:-}${MONGODB_URI:-}" ] && command -v docker >/dev/null 2>&1; then
    running=$(docker compose ps --status running --quiet backend 2>/dev/null) ||
        echo 'Docker does not report whether the stack is running (try sudo), so this changes the site that runs without Docker.' >&2
fi
if [ -n "$running" ]; then
    # Saves memory, because the container's limit leaves little besides what the API uses.
    exec docker compose exec -T -e NODE_OPTIONS=--max-semi-space-size=1 backend node dist/colleagues/grant.js "${NAME:-}" "${ROLE:-on}"
fi
"${MAKE:-make}" --silent backend/dist/main.js
exec node scripts/guide.mjs

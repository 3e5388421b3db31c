#!/bin/sh
# make mail-test TO=…: uses the Docker stack's settings if the stack is running, and otherwise this machine's settings.
set -eu
cd "$(dirname "$0")/.."

running=
if command -v docker >/dev/null 2>&1; then
    running=$(docker compose ps --status running --quiet backend 2>/dev/null) || running=
fi
if [ -n "$running" ]; then
    exec docker compose exec -T backend node dist/mail/mail-test.js "${TO:-}"
fi
"${MAKE:-make}" --silent backend/dist/main.js
exec node scripts/mail-test.mjs

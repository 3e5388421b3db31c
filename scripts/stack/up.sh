#!/bin/sh
# make up: builds what has changed, and starts or updates the stack. New backends are up before old ones go.
set -eu
cd "$(dirname "$0")/../.."
. scripts/stack/need-docker.sh

compose() {
    docker compose "$@"
}

# The prebuilt images, where .env names them.
if [ -n "$(compose config --images | grep -v -e '^new-york-on-foot/' -e '^certbot/')" ]; then
    compose pull
else
    # One after the other: side by side they need twice the memory.
    for service in secrets backend nginx; do compose build "$service"; done
fi

# backends FORMAT: what runs now, a line for each.
backends() {
    compose ps -q backend | xargs -r docker inspect --format "$1"
}

image=$(docker image inspect --format '{{.Id}}' "$(compose config --images backend | head -n 1)")
settings=$(compose config --hash backend | cut -d ' ' -f 2)
old=$(backends '{{.Id}} {{.Image}} {{index .Config.Labels "com.docker.compose.config-hash"}}' |
    awk -v image="$image" -v settings="$settings" '$2 != image || $3 != settings { print $1 }')

if [ -n "$old" ]; then
    echo 'Starting new backends beside the old ones …'
    running=$(backends '{{.Id}}' | wc -l)
    count=$(printf '%s\n' "$old" | wc -l)
    compose up --detach --no-deps --no-recreate --scale "backend=$((running + count))" --wait backend
    # nginx asks for addresses every other second.
    sleep 4
    printf '%s\n' "$old" | xargs docker stop >/dev/null
    printf '%s\n' "$old" | xargs docker rm >/dev/null
fi
compose up --detach --remove-orphans --wait

port=$(compose port nginx 8443 2>/dev/null | cut -d : -f 2)
if [ -n "$port" ]; then
    echo 'The site is up, with TLS.'
else
    echo "The site is up: http://localhost:$(compose port nginx 8080 | cut -d : -f 2)"
fi

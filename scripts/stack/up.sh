#!/bin/sh
# make up: builds changed images, and starts or updates the stack. New backends start before the old ones stop.
set -eu
cd "$(dirname "$0")/../.."
. scripts/stack/need-docker.sh

compose() {
    docker compose "$@"
}

# backends CONDITION: prints the ids of backends for which a condition on `docker inspect`'s fields holds.
backends() {
    compose ps --all --quiet backend | xargs -r docker inspect --format "{{if $1}}{{.Id}}{{end}}" | grep . || true
}

# count IDS: prints the number of lines.
count() {
    printf %s "$1" | grep -c . || true
}

# Pulls the prebuilt images if .env names them.
if compose config --images | grep -qv -e '^new-york-on-foot/' -e '^certbot/'; then
    compose pull
else
    # Builds one image at a time, since simultaneous builds need twice the memory.
    for service in secrets backend nginx; do compose build "$service"; done
fi

# Removes containers that a failed update left behind.
backends 'not .State.Running' | xargs -r docker rm >/dev/null
backends 'eq .State.Health.Status "unhealthy"' | xargs -r docker rm --force >/dev/null

image=$(docker image inspect --format '{{.Id}}' "$(compose config --images backend | grep 'backend:')")
settings=$(compose config --hash backend | cut -d ' ' -f 2)
is_current="and (eq .Image \"$image\") (eq (index .Config.Labels \"com.docker.compose.config-hash\") \"$settings\")"
old_ids=$(backends "not ($is_current)")

if [ -n "$old_ids" ]; then
    # New backends read their secrets when they start.
    compose up --detach --no-deps secrets
    secrets=$(compose ps --all --quiet secrets)
    if [ "$(docker wait "$secrets")" != 0 ]; then
        docker logs --tail 5 "$secrets" >&2
        exit 1
    fi
    echo 'Starting new backends next to the old ones …'
    all_ids=$(backends true)
    if ! compose up --detach --no-deps --no-recreate --wait \
        --scale "backend=$(($(count "$all_ids") + $(count "$old_ids")))" backend; then
        new_ids=$(backends true | grep -vxF "$all_ids" || true)
        for id in $new_ids; do docker logs --tail 5 "$id" >&2; done
        printf '%s\n' "$new_ids" | xargs -r docker rm --force >/dev/null
        echo 'The new version did not start (see above). The old one keeps running.' >&2
        exit 1
    fi
    # nginx looks up the backends' addresses every two seconds.
    sleep 4
    printf '%s\n' "$old_ids" | xargs docker stop >/dev/null
    printf '%s\n' "$old_ids" | xargs docker rm >/dev/null
fi
compose up --detach --remove-orphans --wait
docker image prune --force --filter 'label=org.opencontainers.image.title=New York on Foot' >/dev/null

port=$(compose port nginx 8080 | sed 's/.*://')
if compose config --services | grep -qx certbot || [ "$(compose port nginx 8443 2>/dev/null | sed 's/.*://')" -gt 0 ] 2>/dev/null; then
    echo 'The site is up, with TLS.'
else
    echo "The site is up: http://localhost:$port"
fi
# Uses the settings of the running backend, whether they come from .env or from the console.
compose exec -T backend node -e '
    const { exampleNotice, exampleSettings } = require("shared/settings");
    const url = `http://127.0.0.1:${process.env.PORT || 3000}/api/page-settings`;
    fetch(url).then(({ headers }) => {
        const contactPhone = headers.get("X-Site-Phone");
        const contactEmail = headers.get("X-Site-Email");
        const notice = exampleNotice(exampleSettings({ contactPhone, contactEmail }));
        if (notice) console.log(notice);
    });
'

# Sourced by scripts that need Docker. Prints one sentence about what is missing.

if ! docker version >/dev/null 2>&1; then
    if ! command -v docker >/dev/null 2>&1; then
        echo 'This needs Docker with Compose, which is not installed: https://docs.docker.com/engine/install/' >&2
    else
        echo 'Docker is installed but is not responding. Is it running, and are you allowed to use it (try sudo)?' >&2
    fi
    exit 1
fi
# The Compose files use an interpolated include, a start interval, and inherited conditions.
if ! version=$(docker compose version --short 2>/dev/null); then
    echo 'This needs Docker Compose 2.24 or later, which is not installed: https://docs.docker.com/compose/install/' >&2
    exit 1
fi
case ${version#v} in
0.* | 1.* | 2.[0-9] | 2.[0-9].* | 2.1[0-9].* | 2.2[0-3].*)
    echo "This needs Docker Compose 2.24 or later, and this is $version." >&2
    exit 1
    ;;
esac

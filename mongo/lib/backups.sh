# Functions shared by backup, restore, self-test, and nightly.
set -euo pipefail
umask 077

FOLDER=/backups
PATTERN='new-york-on-foot-????-??-??T??-??-??Z.archive.gz'

fail() {
  echo "$1" >&2
  exit 1
}

# Locks out other runs. A second one waits.
take_lock() {
  [[ -w $FOLDER ]] ||
    fail 'The backup cannot write to the folder that BACKUP_DIR names. To fix that: sudo chown 999:999 FOLDER'
  exec 9>"$FOLDER/.lock"
  flock -w 600 9 || fail 'Another backup or restore has been running for ten minutes. Try again later.'
}

# Prints the names of all backups, the newest first.
backups() {
  (cd "$FOLDER" && compgen -G "$PATTERN" | sort -r) || true
}

# Sets DATABASE, and writes the tools' connection into files, since a password on a command line would be visible in
# the list of processes. The restoring tool needs a URI without a database.
read_uri() {
  local uri address options
  uri=$(</secrets/mongo/backup-uri)
  [[ $uri =~ ^(mongodb(\+srv)?://[^/?]+)/([^/?]+)(\?(.*))?$ ]] ||
    fail 'MONGODB_URI must name the database, as in mongodb://user:password@host/new_york_on_foot.'
  address=${BASH_REMATCH[1]} options=${BASH_REMATCH[5]}
  DATABASE=${BASH_REMATCH[3]}
  # Without authSource, the user belongs to the URI's database. Server lists (mongodb+srv) set it themselves.
  if [[ $address == mongodb://*@* && ! ${options,,} =~ auth(source|mechanism)= ]]; then
    options+="${options:+&}authSource=$DATABASE"
  fi
  export DATABASE
  printf 'uri: "%s"\n' "$uri" >/tmp/dump.yaml
  printf 'uri: "%s/?%s"\n' "$address" "$options" >/tmp/restore.yaml
}

# quietly COMMAND...: shows the output only if the command fails.
quietly() {
  "$@" &>/tmp/said || {
    tail -n 5 /tmp/said >&2
    return 1
  }
}

# in_database ACTION [NAME=VALUE...]: see database.js.
in_database() {
  env ACTION="$1" "${@:2}" mongosh --quiet --nodb /opt/site/lib/database.js
}

# read_back FILE: restores a backup into a scratch database, prints its contents, and drops the database.
read_back() {
  local code=0
  gzip -t "$1" 2>/dev/null || return 1
  in_database drop-check >/dev/null
  {
    quietly mongorestore --config=/tmp/restore.yaml --archive="$1" --gzip --stopOnError \
      --nsInclude="$DATABASE.*" --nsFrom="$DATABASE.*" --nsTo="${DATABASE}_check.*" &&
      in_database count-check
  } || code=1
  in_database drop-check >/dev/null
  return "$code"
}

# agree NUMBERS NUMBERS: checks that both counts are the same, except for bookings that expire.
agree() {
  [[ $(cut -d ' ' -f 1,3,4 <<<"$1") == "$(cut -d ' ' -f 1,3,4 <<<"$2")" ]]
}

describe_numbers() { # NUMBERS
  local users bookings
  read -r users bookings _ <<<"$1"
  echo "$users $([[ $users == 1 ]] && echo user || echo users) and $bookings $([[ $bookings == 1 ]] && echo booking || echo bookings)"
}

# Writes a backup, reads it back, and sets BACKUP to its name and NUMBERS to its contents.
write_backup() {
  local partial=$FOLDER/.partial
  BACKUP=new-york-on-foot-$(date -u +%Y-%m-%dT%H-%M-%SZ).archive.gz
  in_database drop-restoring >/dev/null
  rm -f "$partial"
  quietly mongodump --config=/tmp/dump.yaml --archive="$partial" --gzip ||
    { rm -f "$partial"; fail 'The backup could not be written.'; }
  NUMBERS=$(read_back "$partial") ||
    { rm -f "$partial"; fail 'The backup was written but could not be read back, so it was not kept.'; }
  sync "$partial"
  mv "$partial" "$FOLDER/$BACKUP"
}

# Removes all but the last BACKUP_KEEP backups.
prune() {
  backups | tail -n +"$((BACKUP_KEEP + 1))" | while read -r old; do rm -f "$FOLDER/$old"; done
}

size() { # NAME
  numfmt --to=iec --suffix=B "$(stat -c %s "$FOLDER/$1")"
}

# Functions shared by backup, restore, self-test, and nightly.
set -euo pipefail
# The backend's user is in this user's group, and reads the backups.
umask 027

FOLDER=/backups
PATTERN='new-york-on-foot-????-??-??T??-??-??Z.archive.gz'
# This file has the name of the last backup, and the database's time when that backup began.
BEGUN=$FOLDER/.last-begun
# The backend shows these files to the guide. Each is replaced atomically.
PROOF=$FOLDER/.last-proof.json
FAILURE=$FOLDER/.last-failure.json # exists only while the last run failed

fail() {
  REASON=$1
  echo "$1" >&2
  exit 1
}

current_time() {
  date -u +%Y-%m-%dT%H:%M:%SZ
}

write_json() { # FILE: from standard input
  cat >"$1.new"
  mv "$1.new" "$1"
}

# When this script ends, stores for the guide's console whether it failed, and why.
report_result() {
  trap 'store_result $?' EXIT
}

store_result() { # EXIT-CODE
  if (($1 == 0)); then
    rm -f "$FAILURE"
  elif [[ -w $FOLDER ]]; then
    printf '{"at":"%s","reason":"%s"}\n' "$(current_time)" "${REASON:-The log of the service \`backup\` has the reason.}" |
      write_json "$FAILURE"
  fi
}

# Waits until no other backup or restore is running, and keeps a second one from starting.
take_lock() {
  [[ -w $FOLDER ]] ||
    fail 'The backup cannot write to the folder that BACKUP_DIR names. To fix that: sudo chown 999:999 FOLDER'
  exec 9>"$FOLDER/.lock"
  flock -w 600 9 || fail 'A different backup or restore has been running for ten minutes. Try again later.'
}

# Prints the names of all backups, the newest first.
list_backups() {
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
  "$@" &>/tmp/output || {
    tail -n 5 /tmp/output >&2
    return 1
  }
}

# in_database ACTION [NAME=VALUE...]: see database.js.
in_database() {
  env ACTION="$1" "${@:2}" mongosh --quiet --nodb /opt/site/lib/database.js
}

# restore_check FILE: restores a backup into a scratch database.
restore_check() {
  gzip -t "$1" 2>/dev/null || return 1
  drop_check
  quietly mongorestore --config=/tmp/restore.yaml --archive="$1" --gzip --stopOnError \
    --nsInclude="$DATABASE.*" --nsFrom="$DATABASE.*" --nsTo="${DATABASE}_check.*"
}

drop_check() {
  in_database drop-check >/dev/null
}

# read_back FILE: restores a backup into a scratch database, prints its contents, and drops the database.
read_back() {
  local code=0
  { restore_check "$1" && in_database count-check; } || code=1
  drop_check
  return "$code"
}

# prove NAME: restores the last backup into a scratch database, compares it with the site's data, and sets NUMBERS to its
# contents.
prove() {
  local code=0 name='' since=''
  [[ ! -f $BEGUN ]] || read -r name since <"$BEGUN" || true
  [[ $name == "$1" ]] || fail "The last backup was not made from the current data, so it can not be compared with them. Make a new one: make backup."
  restore_check "$FOLDER/$1" || { drop_check; fail "The last backup could not be restored into a scratch database."; }
  NUMBERS=$(in_database prove SINCE="$since") || {
    code=$?
    echo "$NUMBERS" >&2
  }
  drop_check
  case $code in
  0) ;;
  2) fail "The last backup was restored into a scratch database, but differs from the data." ;;
  *) fail "The last backup was restored into a scratch database, but could not be compared with the data." ;;
  esac
  printf '{"file":"%s","at":"%s","documents":%d}\n' "$1" "$(current_time)" "${NUMBERS##* }" | write_json "$PROOF"
}

# Prints the name of the backup that was last proved.
last_proved() {
  [[ ! -f $PROOF ]] || sed -n 's/.*"file":"\([^"]*\)".*/\1/p' "$PROOF"
}

# have_same_numbers NUMBERS NUMBERS: checks that both counts are the same, except for bookings that expire.
have_same_numbers() {
  [[ $(cut -d ' ' -f 1,3,4 <<<"$1") == "$(cut -d ' ' -f 1,3,4 <<<"$2")" ]]
}

describe_numbers() { # NUMBERS
  local users bookings
  read -r users bookings _ <<<"$1"
  echo "$users $([[ $users == 1 ]] && echo user || echo users) and $bookings $([[ $bookings == 1 ]] && echo booking || echo bookings)"
}

# Writes a backup, and sets BACKUP to its name.
write_backup() {
  local partial=$FOLDER/.partial since
  BACKUP=new-york-on-foot-$(date -u +%Y-%m-%dT%H-%M-%SZ).archive.gz
  in_database drop-restoring >/dev/null
  rm -f "$partial"
  since=$(in_database time)
  quietly mongodump --config=/tmp/dump.yaml --archive="$partial" --gzip ||
    { rm -f "$partial"; fail 'The backup could not be written.'; }
  sync "$partial"
  mv "$partial" "$FOLDER/$BACKUP"
  echo "$BACKUP $since" >"$BEGUN"
}

# Removes all but the last BACKUP_KEEP backups and the last one that was proved.
prune_backups() {
  local proved
  proved=$(last_proved)
  list_backups | tail -n +"$((BACKUP_KEEP + 1))" | while read -r old; do
    [[ $old == "$proved" ]] || rm -f "$FOLDER/$old"
  done
}

size_of() { # NAME
  numfmt --to=iec --suffix=B "$(stat -c %s "$FOLDER/$1")"
}

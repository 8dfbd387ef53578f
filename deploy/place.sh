# shellcheck shell=bash
# For deploy/backup and deploy/restore: where the product runs, and how its parts are reached.
# In containers if deploy/.env is there; otherwise on this machine, with the settings of the environment or of .env.
set -euo pipefail
umask 077
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

refuse() {
  echo "$*" >&2
  exit 1
}

if [ -z "${DATABASE_URL:-}" ] && [ -f "$here/.env" ]; then
  # shellcheck disable=SC2034
  in_containers=yes
  compose() { docker compose --project-directory "$here" "$@"; }
  product() { compose run --rm --no-deps -T app node apps/server/src/cli/backup.ts "$@"; }
  dump() { compose exec -T database pg_dump --username=thrive --format=custom thrive </dev/null; }
  unpack_dump() { compose exec -T database pg_restore --no-owner --file=-; }
  sql() { compose exec -T database psql --username=thrive --dbname=thrive "${psql_options[@]}" "$@"; }
else
  # shellcheck disable=SC2034
  in_containers=no
  cd "$here/.."
  PATH=$PWD/node_modules/.bin:$PATH
  # As root, files of the photo folder would become root's, and the server could no longer write them.
  owner=$(stat --dereference --format=%U .env 2>/dev/null || id --user --name)
  [ "$(id --user)" -ne 0 ] || [ "$owner" = root ] || refuse "Run this as $owner: runuser -u $owner -- $0 $*"
  settings=()
  [ ! -f .env ] || settings=(--env-file=.env)
  product() { node "${settings[@]}" apps/server/src/cli/backup.ts "$@"; }
  address=$(product address </dev/null)
  database=${address%%$'\n'*}
  export PGPASSWORD="${address#*$'\n'}"
  dump() { pg_dump --dbname="$database" --format=custom; }
  unpack_dump() { pg_restore --no-owner --file=-; }
  sql() { psql --dbname="$database" "${psql_options[@]}" "$@"; }
fi
psql_options=(--no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1)

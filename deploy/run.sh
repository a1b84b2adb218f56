#!/bin/sh
# Runs an npm command beside safevoice.service, as its account and with its settings:
#   sh deploy/run.sh audit:verify
#   sh deploy/run.sh admin:reset -- USERNAME
# Only root may. The settings are those of safevoice-nightly.service.
cd "$(dirname "$0")/.." || exit 1
secrets=/etc/safevoice/secrets
# A rehearsal or a backup needs the passphrase, other commands do not.
[ -e "$secrets/backup_passphrase" ] && passphrase="--property=LoadCredential=backup_passphrase:$secrets/backup_passphrase"
# shellcheck disable=SC2016,SC2086 # expanded by the inner shell; empty without a passphrase
exec systemd-run --quiet --pipe --wait --collect \
  --property=WorkingDirectory="$PWD" \
  --property=EnvironmentFile=/etc/safevoice/env \
  --property=LoadCredential=secret_key:$secrets/secret_key \
  --property=LoadCredential=database_url:$secrets/database_url \
  $passphrase \
  --property=DynamicUser=yes --property=User=safevoice \
  --property=StateDirectory=safevoice --property=StateDirectoryMode=0700 \
  --property=UMask=0077 --property=PrivateTmp=yes \
  /bin/sh -c '
    export NODE_ENV=production DATA_DIR=/var/lib/safevoice HOME=/tmp
    export SECRET_KEY_FILE="$CREDENTIALS_DIRECTORY/secret_key" DATABASE_URL_FILE="$CREDENTIALS_DIRECTORY/database_url"
    [ -e "$CREDENTIALS_DIRECTORY/backup_passphrase" ] && export BACKUP_PASSPHRASE_FILE="$CREDENTIALS_DIRECTORY/backup_passphrase"
    exec npm run --silent "$@"' sh "$@"

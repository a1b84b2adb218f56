#!/bin/sh
# Makes the secrets of compose.yaml in ./secrets, and changes none that is there. Only this account
# can open the folder; the files in it are readable, since the container's account has another number.
set -eu
cd "$(dirname "$0")/.."
umask 022
mkdir -p secrets
chmod 700 secrets

random() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
keep() { [ -s "secrets/$1" ] || printf '%s' "$2" >"secrets/$1"; }

keep secret_key "$(random)"
keep database_password "$(random)"
keep database_url "postgresql://safevoice:$(cat secrets/database_password)@database:5432/safevoice"
keep admin_password "$(random | cut -c 1-20)"
keep metrics_token "$(random)"
keep backup_passphrase "$(random)"

echo "The secrets are in ./secrets. Keep copies of secrets/secret_key and secrets/backup_passphrase apart from every backup."
echo "First sign-in at /admin/login: admin, with the password in secrets/admin_password."

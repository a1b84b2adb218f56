#!/bin/sh
# Every night: a new backup, its rehearsal, and the proofs of audit log and ledger. Each runs even if
# one before it failed. Ends with 1 if one failed. System status shows the results.
cd "$(dirname "$0")/.." || exit 1
failed=
for task in backup backup:rehearse audit:verify ledger:verify; do
  npm run --silent "$task" || failed="$failed $task"
done
[ -z "$failed" ] && exit 0
echo "Failed:$failed" >&2
exit 1

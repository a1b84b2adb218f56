import { HeadUnreadable, parseAuditHead, readAuditHead } from "../../graph/platform/audit/head.ts";
import { auditAnswer, verifyAuditOnHost } from "../../graph/desk/activity/verify-on-host.ts";
import { askOrOpen } from "../../graph/platform/backup/existing.ts";
import { operatorName } from "../../graph/platform/backup/settings.ts";
import { keptSecret } from "../../graph/core/security/installation-secret.ts";
import { createKeys } from "../../graph/core/security/secrets.ts";
import { say } from "./command.ts";
import { runVerification } from "./verify-command.ts";

/** Verifies the audit chain. Heads from elsewhere, such as a log, may be given as `1234:hash`. */
runVerification(async (env) => {
  const inFile = await readAuditHead(env.DATA_DIR).catch((error: unknown) => {
    if (!(error instanceof HeadUnreadable)) throw error;
    say("audit-head.json is empty or damaged, so it was skipped. Pass a head from the server's log instead.");
    return undefined;
  });
  const kept = [...process.argv.slice(2).map(parseAuditHead), ...(inFile ? [inFile] : [])];
  let hasKeys = true;
  const asked = { by: operatorName(), heads: kept };
  const answer = await askOrOpen(
    env,
    {
      ...{ name: "verify-audit", shape: auditAnswer },
      input: { ...asked, heads: kept.map((head) => ({ ...head, seq: String(head.seq) })) },
    },
    async (database) => {
      const secrets = keptSecret(env);
      hasKeys = secrets !== undefined;
      return verifyAuditOnHost(database, secrets && createKeys(secrets), asked);
    },
  );
  const { sealed, unsealed, restores = [], broken } = answer;
  if (broken) say(`The audit chain is BROKEN: ${broken}. The ${sealed} entries before it are unchanged.`);
  else say(`The audit chain is intact: ${sealed} entries are unchanged.`);
  for (const { at, by, madeAt, restoredHead } of restores)
    say(
      `On ${at}, ${by} restored a backup of ${madeAt}. Entries after seal ${restoredHead?.seq ?? 0} of that time were given up.`,
    );
  if (!hasKeys)
    say(
      "Without SECRET_KEY or secret.key, entries that a restore gave up look like entries that were cut off.",
    );
  if (kept.length === 0)
    say("No head is stored outside the database, so removed entries at the end can't be detected.");
  if (unsealed > 0)
    say(`${unsealed} newer entries are not sealed yet. The running server seals them within seconds.`);
  return answer;
});

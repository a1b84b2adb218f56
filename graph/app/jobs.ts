import { proveAuditDue } from "../activity/chain.ts";
import { sweepChallenges } from "../admins/passkeys/challenges.ts";
import { sweepTries } from "../admins/sign-in/attempts.ts";
import { keepAuditHead } from "../audit/head.ts";
import { sealAudit } from "../audit/seal.ts";
import { sumUpRequestCounts } from "../cases/stats.ts";
import { deliverDue } from "../communications/deliver.ts";
import { farewell } from "../communications/in-flight.ts";
import { sweepEvidence } from "../evidence/sweep.ts";
import { warnOfLowFunds } from "../funds/low-notices.ts";
import { keepWaitingTasks } from "../funds/waiting-tasks.ts";
import { sweepSignIns } from "../identity-providers/states.ts";
import { makeLateSummariesDue, makeSummariesDue } from "../letters/summary/due.ts";
import { writeDueLetters } from "../letters/write/write.ts";
import { keepPersonKeysDue } from "../people/keys.ts";
import { recommendDue } from "../recommendations/due.ts";
import { rematchDue } from "../recommendations/rematch.ts";
import { mailDeputyNotices } from "../supervisors/deputy/notices.ts";
import { mailDigestsDue } from "../supervisors/digest.ts";
import { sampleEveryMs } from "../system/health.shared.ts";
import { sampleHealth, sweepHealthSamples } from "../system/health/samples.ts";
import { proveLedgerDue } from "../reconcile/prove.ts";
import { expireCodes } from "../redemption/expire.ts";
import { burnExpiredCodes } from "../vendors/codes.ts";
import { keepExpiringTasks } from "../redemption/tasks.ts";
import { askDue } from "../satisfaction/survey.ts";
import { actOnRules } from "../rulebook/acting/act.ts";
import { mailRoundupsDue } from "../verification/link/roundup.ts";
import { deriveDeliveries } from "../webhooks/queue-deliveries.ts";
import { sendWebhooks } from "../webhooks/send.ts";
import type { Job } from "../core/process/jobs.ts";
import { sweepLimitUses } from "../core/shared-counter.ts";
import { sweepIdempotencyKeys } from "../core/idempotency.ts";
import { endSilentSessions } from "../core/sessions/sessions.ts";
import { minuteMs, secondMs } from "../core/time/durations.shared.ts";

/** All background work. */
export const jobs: Job[] = [
  { name: "recommend", everyMs: 5 * secondMs, wakeOn: "recommendation", run: recommendDue },
  { name: "rematch", everyMs: 5 * secondMs, wakeOn: "recommendation", run: rematchDue },
  { name: "urgency-rules", everyMs: 30 * secondMs, run: actOnRules },
  { name: "prove-ledger", everyMs: 10 * minuteMs, run: proveLedgerDue },
  { name: "prove-audit", everyMs: 10 * minuteMs, run: proveAuditDue },
  { name: "low-funds", everyMs: 5 * minuteMs, run: warnOfLowFunds },
  { name: "fund-tasks", everyMs: 10 * secondMs, run: keepWaitingTasks },
  { name: "letters", everyMs: 5 * secondMs, wakeOn: "letter", run: writeDueLetters },
  { name: "summaries", everyMs: 15 * secondMs, run: makeSummariesDue },
  { name: "summaries-late", everyMs: 10 * minuteMs, run: makeLateSummariesDue },
  { name: "deputy-notices", everyMs: minuteMs, run: mailDeputyNotices },
  { name: "supervisor-roundups", everyMs: minuteMs, run: mailRoundupsDue },
  { name: "supervisor-digests", everyMs: 5 * minuteMs, run: mailDigestsDue },
  { name: "end-sessions", everyMs: 15 * secondMs, run: endSilentSessions },
  {
    name: "deliver",
    everyMs: 5 * secondMs,
    wakeOn: "message",
    run: (context) => deliverDue(context),
    finish: farewell,
  },
  {
    name: "seal-audit",
    everyMs: 10 * secondMs,
    run: async (context) => {
      const sealed = await sealAudit(context);
      await keepAuditHead(context);
      return sealed;
    },
  },
  {
    name: "sweep-evidence",
    everyMs: 15 * minuteMs,
    // If an older database was restored, it knows less than the files, so nothing is swept by it.
    run: async (context) => ((await keepAuditHead(context)) && (await sweepEvidence(context)), 0),
  },
  { name: "sample-health", everyMs: sampleEveryMs, run: sampleHealth },
  { name: "sweep-health-samples", everyMs: 60 * minuteMs, run: sweepHealthSamples },
  { name: "ask-satisfaction", everyMs: minuteMs, run: askDue },
  {
    name: "webhook-events",
    everyMs: 5 * secondMs,
    run: deriveDeliveries,
  },
  { name: "webhook-calls", everyMs: 2 * secondMs, run: sendWebhooks },
  { name: "sum-up-request-counts", everyMs: minuteMs, run: sumUpRequestCounts },
  { name: "expire-codes", everyMs: minuteMs, run: expireCodes },
  { name: "expire-bought-codes", everyMs: minuteMs, run: burnExpiredCodes },
  { name: "expiring-tasks", everyMs: minuteMs, run: keepExpiringTasks },
  { name: "person-keys", everyMs: 10 * minuteMs, run: keepPersonKeysDue },
  { name: "sweep-passkey-challenges", everyMs: 10 * minuteMs, run: sweepChallenges },
  { name: "sweep-sign-ins", everyMs: 10 * minuteMs, run: sweepSignIns },
  { name: "sweep-sign-in-tries", everyMs: 60 * minuteMs, run: sweepTries },
  { name: "sweep-limit-uses", everyMs: 10 * minuteMs, run: sweepLimitUses },
  { name: "sweep-idempotency-keys", everyMs: 60 * minuteMs, run: sweepIdempotencyKeys },
];

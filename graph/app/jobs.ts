import { proveAuditDue } from "../desk/activity/chain.ts";
import { sweepChallenges } from "../accounts/admins/passkeys/challenges.ts";
import { mailOfficerCodes, sweepOfficerCodes } from "../accounts/device-lock/codes.ts";
import { sweepTries } from "../accounts/admins/sign-in/attempts.ts";
import { keepAuditHead } from "../platform/audit/head.ts";
import { sealAudit } from "../platform/audit/seal.ts";
import { sumUpRequestCounts } from "../desk/cases/stats.ts";
import { deliverDue } from "../messages/communications/deliver.ts";
import { farewell } from "../messages/communications/in-flight.ts";
import { sweepEvidence } from "../intake/evidence/sweep.ts";
import { warnOfLowFunds } from "../money/funds/low-notices.ts";
import { keepWaitingTasks } from "../money/funds/waiting-tasks.ts";
import { recheckSessions } from "../accounts/identity-providers/recheck.ts";
import { sweepSignIns } from "../accounts/identity-providers/states.ts";
import { makeLateSummariesDue, makeSummariesDue } from "../messages/letters/summary/due.ts";
import { writeDueLetters } from "../messages/letters/write/write.ts";
import { keepPersonKeysDue } from "../intake/people/keys.ts";
import { recommendDue } from "../intake/recommendations/due.ts";
import { rematchDue } from "../intake/recommendations/rematch.ts";
import { mailDeputyNotices } from "../officers/supervisors/deputy/notices.ts";
import { mailDigestsDue } from "../officers/supervisors/digest.ts";
import { sampleEveryMs } from "../../shared/platform/system/health.ts";
import { sampleHealth, sweepHealthSamples } from "../platform/system/health/samples.ts";
import { proveLedgerDue } from "../help/reconcile/prove.ts";
import { expireCodes } from "../help/redemption/expire.ts";
import { burnExpiredCodes } from "../help/vendors/codes.ts";
import { keepExpiringTasks } from "../help/redemption/tasks.ts";
import { askDue } from "../messages/satisfaction/survey.ts";
import { actOnRules } from "../decisions/rulebook/acting/act.ts";
import { mailRoundupsDue } from "../officers/verification/link/roundup.ts";
import { deriveDeliveries } from "../accounts/webhooks/queue-deliveries.ts";
import { sendWebhooks } from "../accounts/webhooks/send.ts";
import type { Job } from "../core/process/jobs.ts";
import { destroyDue } from "../records/destruction/run.ts";
import { makePackets } from "../records/packets/make.ts";
import { sweepCountedActs } from "../core/counted-acts.ts";
import { sweepLimitUses } from "../core/shared-counter.ts";
import { sweepIdempotencyKeys } from "../core/idempotency.ts";
import { endSilentSessions } from "../core/sessions/sessions.ts";
import { minuteMs, secondMs } from "../../shared/core/time/durations.ts";

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
  { name: "officer-codes", everyMs: 5 * secondMs, wakeOn: "officer-code", run: mailOfficerCodes },
  { name: "sweep-officer-codes", everyMs: 60 * minuteMs, run: sweepOfficerCodes },
  { name: "recheck-sign-ins", everyMs: 15 * secondMs, run: recheckSessions },
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
  { name: "destruction", everyMs: 10 * secondMs, run: destroyDue },
  { name: "packets", everyMs: 3 * secondMs, run: makePackets },
  { name: "person-keys", everyMs: 10 * minuteMs, run: keepPersonKeysDue },
  { name: "sweep-passkey-challenges", everyMs: 10 * minuteMs, run: sweepChallenges },
  { name: "sweep-sign-ins", everyMs: 10 * minuteMs, run: sweepSignIns },
  { name: "sweep-sign-in-tries", everyMs: 60 * minuteMs, run: sweepTries },
  { name: "sweep-counted-acts", everyMs: 60 * minuteMs, run: sweepCountedActs },
  { name: "sweep-limit-uses", everyMs: 10 * minuteMs, run: sweepLimitUses },
  { name: "sweep-idempotency-keys", everyMs: 60 * minuteMs, run: sweepIdempotencyKeys },
];

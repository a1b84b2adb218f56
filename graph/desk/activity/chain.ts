import { proveDaily, type Proof } from "../../platform/backup/prove.ts";
import { readAuditHead } from "../../platform/audit/head.ts";
import { auditBroken, verifyAudit } from "../../platform/audit/seal.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { publicUrl } from "../../core/env.ts";
import { Refusal } from "../../core/errors.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { says } from "../../../shared/desk/activity/sentences.ts";
import { countChain } from "./entries.sql.ts";

export const verificationStates = ["running", "whole", "broken", "stopped"] as const;

/** A verification of the chain, with its progress. */
export interface Verification {
  state: (typeof verificationStates)[number];
  checked: number;
  startedAt: Date;
  finishedAt: Date | null;
  startedBy: string;
  /** The first entry that was changed, removed or reordered. */
  broken: string | null;
}

/** A chain that takes longer than this is checked by `npm run audit:verify`. */
const longestMs = 10 * minuteMs;

/** Once a day, verifies the chain. System status shows the result. Returns 1 if it did now. */
export const proveAuditDue = (context: Context): Promise<number> =>
  proveDaily(context, {
    kind: "audit",
    check: () => checkChain(context),
    notice: {
      permission: "manageSecurity",
      team: "Security",
      title: "The audit log could not be verified",
      button: { label: "Open the audit log", href: `${publicUrl(context.env)}/admin/dashboard?tab=activity` },
    },
    texts: (reason) => [
      `The daily check read the audit log from its beginning. ${reason}`,
      "If it was changed, keep the database and audit-head.json, and find out who had access.",
    ],
  });

async function checkChain(context: Context): Promise<Proof> {
  const signal = AbortSignal.timeout(longestMs);
  let checked = 0;
  try {
    const onProgress = (count: number) => (checked = count);
    const { sealed, broken } = await verifyWithHead(context, { signal, onProgress });
    return { counts: { AuditEntry: sealed }, reason: broken ? auditBroken(broken) : null };
  } catch (error) {
    if (!signal.aborted) throw error;
    return {
      counts: { AuditEntry: checked },
      reason: "The check took over ten minutes and stopped. Run every night: npm run audit:verify",
    };
  }
}

/** Verifies the chain with the head that is stored under DATA_DIR. */
async function verifyWithHead(context: Context, options: Parameters<typeof verifyAudit>[2]) {
  const head = await readAuditHead(context.env.DATA_DIR).catch((error: unknown) => {
    context.log.error({ err: error }, "the kept head could not be read: the chain is verified without it");
    return undefined;
  });
  return verifyAudit(context, head ? [head] : [], options);
}

/** The last verification of this process; one at a time. */
const walks = new WeakMap<Kernel["db"], Verification>();

export interface AuditChain {
  entries: number;
  sealed: number;
  newest: { seq: bigint; hash: string } | null;
  verification: Verification | null;
}

/** Numbers of the log, and the result of its last verification. */
export async function auditChain({ viewer, db, sql }: Context): Promise<AuditChain> {
  admit(viewer, "readRecords");
  const newest = await db.auditSeal.findFirst({
    orderBy: { seq: "desc" },
    select: { seq: true, hash: true },
  });
  return { ...(await countChain(sql)), newest, verification: walks.get(db) ?? null };
}

/**
 * Starts verifying the chain in the background; `auditChain` shows the progress. The end is logged.
 */
export async function beginVerification(context: Context): Promise<AuditChain> {
  const { viewer, db, log, now } = context;
  admit(viewer, "superAdmin");
  if (walks.get(db)?.state === "running") throw new Refusal("CONFLICT", says.verifying);
  const walk: Verification = {
    state: "running",
    checked: 0,
    startedAt: now(),
    finishedAt: null,
    startedBy: viewer.username,
    broken: null,
  };
  walks.set(db, walk);
  const signal = AbortSignal.timeout(longestMs);
  void (async () => {
    let state: Verification["state"] = "stopped";
    try {
      const onProgress = (checked: number) => (walk.checked = checked);
      const { sealed, broken } = await verifyWithHead(context, { signal, onProgress });
      walk.checked = sealed;
      walk.broken = broken ?? null;
      state = broken ? "broken" : "whole";
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, "the audit chain could not be verified");
    }
    await record(db, context, {
      action: "audit.verified",
      resourceType: "audit",
      outcome: state === "whole" ? "success" : "failure",
      details: { result: state, checked: walk.checked, ...(walk.broken && { broken: walk.broken }) },
    }).catch((error: unknown) => log.error({ err: error }, "a verification could not be recorded"));
    // updated last, so that the log entry exists when the end is seen
    walk.finishedAt = now();
    walk.state = state;
  })();
  return auditChain(context);
}

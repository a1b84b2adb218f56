import { readAuditHead } from "../audit/head.ts";
import { verifyAudit } from "../audit/seal.ts";
import { admit } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import type { Context, Kernel } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { minuteMs } from "../core/time/durations.shared.ts";
import { says } from "./sentences.ts";
import { countChain } from "../statements/audit/entries.ts";

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
  const { viewer, db, env, log, now } = context;
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
      const head = await readAuditHead(env.DATA_DIR).catch((error: unknown) => {
        log.error({ err: error }, "the kept head could not be read: the chain is verified without it");
        return undefined;
      });
      const { sealed, broken } = await verifyAudit(context, head ? [head] : [], {
        signal,
        onProgress: (checked) => (walk.checked = checked),
      });
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

import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { admit, demand } from "../../../core/access/audiences.ts";
import { mailLink } from "../link/link.ts";
import { demandMail } from "../../../messages/communications/mail-limit.ts";
import { loadOwn, resends } from "../service.ts";
import { says } from "../../../../shared/officers/verification/sentences.ts";
import { lockCase } from "../../../core/database/locks.sql.ts";

/** Emails the supervisor again. The new link replaces the older ones. */
export async function resendVerification(context: Context) {
  const { viewer, db, events } = context;
  admit(viewer, "officer");
  const verification = await db.$transaction(async (tx) => {
    // Concurrent clicks are counted one at a time.
    await lockCase(tx, viewer.verificationId);
    const own = await loadOwn(tx, viewer);
    demand(own.status !== "rejected", says.caseRejected);
    if (own.status !== "pending") throw new Refusal("CONFLICT", says.alreadyDecided({ status: own.status }));
    await refuseTooSoon({ ...context, db: tx as Context["db"] }, own.id);
    await demandMail(tx, context, own.supervisorEmail);
    await mailLink(tx, context, own);
    await record(tx, context, {
      action: "verification.resent",
      resourceType: "verification",
      resourceId: own.id,
    });
    return own;
  });
  events.publish("workWaiting", { kind: "message" });
  events.publish("verificationChanged", { verificationId: verification.id });
  return verification;
}

async function refuseTooSoon(context: Context, verificationId: number) {
  const { mayResendAt, resendsLeft } = await resends(context, verificationId);
  const seconds = Math.ceil((mayResendAt.getTime() - context.now().getTime()) / 1000);
  if (seconds <= 0) return;
  throw new Refusal(
    "RATE_LIMITED",
    resendsLeft > 0 ? says.resendSoon({ seconds }) : says.resendLater({ minutes: Math.ceil(seconds / 60) }),
  );
}

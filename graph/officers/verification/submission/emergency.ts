import type { Prisma } from "../../../../prisma/client/client.ts";
import { noticeAddresses } from "../../../accounts/admins/accounts/notices.ts";
import { record } from "../../../core/audit/record.ts";
import { composeMessage } from "../../../messages/communications/compose.ts";
import type { Context } from "../../../core/context.ts";
import { publicUrl } from "../../../core/env.ts";
import { Refusal } from "../../../core/errors.ts";
import { admit } from "../../../core/access/audiences.ts";
import { noteActs, actAt } from "../../../core/counted-acts.ts";
import { freshViewer, originKeyOf } from "../../../core/sessions/sessions.ts";
import { isOfficer } from "../../../core/access/viewer.ts";
import { announceCase } from "../../../core/events/announce-case.ts";
import { emergencyNotice, emergencySupervisorMail } from "../messages/mails.ts";
import { makeLink } from "../link/link.ts";
import { mayMail } from "../../../messages/communications/mail-limit.ts";
import { joinRoundup } from "../link/roundup.ts";
import {
  emergenciesPerDevicePerDay,
  emergenciesPerNetworkPerDay,
  emergencyGrantMs,
} from "../../../../shared/officers/verification/rules.ts";
import { loadOwn, mayUseEmergency } from "../service.ts";
import { demandOpenCase } from "../../../intake/request-access/own-case.ts";
import { says } from "../../../../shared/officers/verification/sentences.ts";
import type { AnySentence } from "../../../../shared/core/i18n/phrases.ts";
import { dayMs, secondMs } from "../../../../shared/core/time/durations.ts";
import { lockName } from "../../../core/database/locks.sql.ts";

/**
 * "911 Verify": a provisional grant of an hour on the own case. It gives no right over money,
 * leaves the supervisor's answer open, and tells the officer and the emergency desk at once
 * (graph/accounts/admins/accounts/notices.ts).
 */
export async function emergencyVerify(context: Context) {
  const { viewer, db, events } = context;
  admit(viewer, "officer");
  const verification = await db.$transaction(async (tx) => {
    await demandOpenCase(tx, viewer);
    await demandGrant(tx, context);
    const emergencyUntil = new Date(context.now().getTime() + emergencyGrantMs);
    const { count } = await tx.verification.updateMany({
      where: { id: viewer.verificationId, status: "pending", emergencyUntil: null },
      data: { emergencyUntil },
    });
    if (count === 0) throw new Refusal("CONFLICT", whyNot(context));
    const own = await loadOwn(tx, viewer);
    const desk = await noticeAddresses(context, tx, {
      permission: "approve",
      agencyId: own.agencyId,
      ofThisKind: context.config().emergencyNotificationEmail,
    });
    const isMailed = await mayMail(tx, context, own.supervisorEmail);
    const supervisor = isMailed ? [emergencySupervisorMail(own, await makeLink(tx, context, own))] : [];
    if (!isMailed) await joinRoundup(tx, context, own);
    const letters = [
      ...supervisor,
      ...desk.map((address) =>
        emergencyNotice(own, address, `${publicUrl(context.env)}/admin/officers`, isMailed),
      ),
    ];
    await tx.message.createMany({ data: letters.map((letter) => composeMessage(context, letter)) });
    await record(tx, context, {
      action: "verification.emergency",
      resourceType: "verification",
      resourceId: own.id,
      details: {
        method: "emergency",
        until: emergencyUntil.toISOString(),
        caseNumber: own.caseNumber,
      },
    });
    await noteActs(tx, context, [grantOf(context)]);
    return own;
  });
  context.viewer = await freshViewer(context);
  events.publish("workWaiting", { kind: "message" });
  await announceCase(context, verification.id);
  return verification;
}

/** One grant at a time, so that concurrent ones count: one per case, few per network and day. */
async function demandGrant(tx: Prisma.TransactionClient, context: Context) {
  await lockName(tx, "emergency-verify");
  if (!(await mayUseEmergency(context, tx))) throw new Refusal("CONFLICT", whyNot(context));
  await context.quotas.countRows(grantLimit, context, (page) => actAt(tx, grantOf(context), page));
}

const grantOf = (context: Context) => ({ kind: "emergency-of-network", key: originKeyOf(context) }) as const;

const grantLimit = {
  name: "emergency-verify",
  own: emergenciesPerDevicePerDay,
  network: emergenciesPerNetworkPerDay,
  seconds: dayMs / secondMs,
};

function whyNot({ viewer, config }: Context): AnySentence {
  if (!config().emergencyVerifyEnabled) return says.emergencyOff;
  if (isOfficer(viewer) && viewer.status !== "pending") return says.alreadyDecided({ status: viewer.status });
  return says.emergencyUsed;
}

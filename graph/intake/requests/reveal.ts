import type { Context } from "../../core/context.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import { demandRequest } from "../request-access/service.ts";

/** Reveals an anonymous recipient to an administrator. The reveal is logged first. */
export async function revealRecipient(context: Context, number: number) {
  admit(context.viewer, "workCases");
  await demandRequest(context, number);
  await record(context.db, context, {
    action: "recipient.revealed",
    resourceType: "request",
    resourceId: number,
  });
  const { victimName, victimEmail, victimInfo } = await context.db.emergencyRequest.findUniqueOrThrow({
    where: { id: number },
    select: { victimName: true, victimEmail: true, victimInfo: { select: { fullName: true, email: true } } },
  });
  return { fullName: victimInfo?.fullName ?? victimName, email: victimInfo?.email ?? victimEmail };
}

import type { EmergencyRequest } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { can } from "../requests/policy.ts";
import { record } from "../../core/audit/record.ts";
import { namedIn, relationOf } from "../people/relation.ts";
import { birthPlace } from "./service.ts";

type CaseOfRequest = Pick<
  EmergencyRequest,
  "id" | "officerId" | "citizenId" | "verificationId" | "victimName"
>;

/**
 * Prefills victim information from case tracking. Only for the request's officer, only before there
 * is victim information, and only if the recipient is the person named in the request. The reading
 * is logged.
 */
export async function victimInfoDraft(context: Context, request: CaseOfRequest) {
  const { viewer, db } = context;
  if (request.verificationId === null || !can.seeIdentity(viewer, request)) return null;
  const recipient = await db.recipient.findFirst({
    where: {
      verificationId: request.verificationId,
      verification: { requests: { some: { id: request.id, victimInfo: null } } },
    },
  });
  if (!recipient || relationOf(namedIn(recipient), { name: request.victimName }) !== "same") return null;
  await record(db, context, {
    action: "recipient.read",
    resourceType: "recipient",
    resourceId: recipient.id,
  });
  return {
    dateOfBirth: context.keys.open(recipient.dateOfBirthSealed, birthPlace(recipient.verificationId)),
    needStatement: recipient.statementOfNeed,
  };
}

import type { EmergencyRequest, Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { lockCase, lockRequests } from "../../core/database/locks.sql.ts";
import { releaseMoved } from "../../core/access/unseen-cases.ts";
import { lostRace } from "../../decisions/allocations/approval/decision-conflict.ts";
import { demandRequest, readRequest } from "../../intake/request-access/service.ts";
import { moveForm } from "../../../shared/accounts/agencies/rules.ts";
import { says } from "../../../shared/accounts/agencies/sentences.ts";

/**
 * Moves a case to another agency, or to none, with a reason. A request of an officer's case moves
 * with that case and all of its requests. Owners who no longer see it lose it. A decision or a
 * dispatch that was based on the earlier version gets CONFLICT.
 */
export async function moveCase(
  context: Context,
  number: number,
  input: unknown,
  query: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include"> = {},
): Promise<EmergencyRequest> {
  admit(context.viewer, "approve");
  const { agency, reason, version } = parse(moveForm, input);
  const { verificationId } = await demandRequest(context, number);
  const moved = await context.db.$transaction(async (tx) => {
    // Requests first, as every other act locks them, then their case.
    const ids = await lockRequests(tx, { number, verificationId });
    if (verificationId !== null) await lockCase(tx, verificationId);
    const before = await tx.emergencyRequest.findUnique({
      where: { id: number },
      select: { agencyId: true, version: true },
    });
    if (!before) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
    if (before.version !== version) return null;
    if (before.agencyId === agency) throw new Refusal("CONFLICT", says.alreadyThere);
    if (agency !== null && !(await tx.agency.findUnique({ where: { id: agency }, select: { id: true } })))
      throw new Refusal("NOT_FOUND", says.missing, { agency: [says.missing] });
    if (verificationId === null)
      await tx.emergencyRequest.update({
        where: { id: number },
        data: { agencyId: agency, version: { increment: 1 } },
      });
    else await tx.verification.update({ where: { id: verificationId }, data: { agencyId: agency } });
    await releaseMoved(tx, { id: { in: ids } }, agency);
    for (const id of ids)
      await record(tx, context, {
        action: "request.moved",
        resourceType: "request",
        resourceId: id,
        details: { before: before.agencyId, after: agency, reason },
      });
    return { ids, from: before.agencyId };
  });
  if (!moved) throw await lostRace(context, number);
  const movedFrom = moved.from ?? undefined;
  for (const id of moved.ids) context.events.publish("requestChanged", { id, movedFrom });
  if (verificationId !== null) context.events.publish("verificationChanged", { verificationId, movedFrom });
  return readRequest(context, number, query);
}

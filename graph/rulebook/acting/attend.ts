import type { EmergencyRequest, Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { demandRequest, readRequest } from "../../request-access/service.ts";
import { isUndecided } from "../../requests/rules.shared.ts";
import { says } from "../sentences.ts";
import { lockRequest } from "../../statements/locks.ts";

type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

/**
 * Marks the administrator as handling the request. From then on no rule escalates or auto-approves
 * it. If two administrators act at once, the second gets CONFLICT with the first one's name.
 */
export async function attendToRequest(
  context: Context,
  number: number,
  query: Selection = {},
): Promise<EmergencyRequest> {
  const { viewer } = context;
  admit(viewer, "workCases");
  await demandRequest(context, number);
  const now = context.now();
  await context.db.$transaction(async (tx) => {
    await lockRequest(tx, number);
    const request = await tx.emergencyRequest.findUniqueOrThrow({
      where: { id: number },
      include: { attendance: true },
    });
    if (request.attendance?.adminName === viewer.username) return;
    if (request.attendance)
      throw new Refusal("CONFLICT", says.attendedBy({ name: request.attendance.adminName }));
    if (!isUndecided(request.status)) throw new Refusal("CONFLICT", says.nothingToAttend);
    await tx.attendance.create({ data: { requestId: number, adminName: viewer.username, at: now } });
    // A rule that has just read the row sees that it changed, and skips it.
    const updatedAt = new Date(Math.max(now.getTime(), request.updatedAt.getTime() + 1));
    await tx.emergencyRequest.update({ where: { id: number }, data: { updatedAt } });
    await record(tx, context, { action: "request.attended", resourceType: "request", resourceId: number });
  });
  context.events.publish("requestChanged", { id: number });
  return readRequest(context, number, query);
}

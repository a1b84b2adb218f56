import type { EmergencyRequest, Prisma } from "../../../../prisma/client/client.ts";
import { demand } from "../../../core/access/audiences.ts";
import { activeWith } from "../../../core/access/active-with.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { demandRequest, readRequest } from "../../../intake/request-access/service.ts";
import { isUndecided } from "../../../../shared/core/request-statuses.ts";
import { lockRequest } from "../../../core/database/locks.sql.ts";
import { says } from "../../../../shared/desk/cases/sentences.ts";
import { can } from "./policy.ts";
import { ownerForm } from "../../../../shared/desk/cases/desk/rules.ts";

type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

/**
 * Gives a case to an administrator, or to no one. If two administrators act at once, the second
 * gets CONFLICT with the owner's name. The request's version stays: an owner changes no decision.
 * While a case has an owner, no rule escalates or approves it.
 */
export async function assignCase(
  context: Context,
  number: number,
  input: unknown,
  query: Selection = {},
): Promise<EmergencyRequest> {
  const { viewer } = context;
  demand(can.workOnCases(viewer));
  const { owner: named, shown } = parse(ownerForm, input);
  const { agencyId } = await demandRequest(context, number);
  await context.db.$transaction(async (tx) => {
    await lockRequest(tx, number);
    const row = await tx.caseOwner.findUnique({ where: { requestId: number }, include: { admin: true } });
    const before = row?.admin.username ?? null;
    if (before === named) return;
    if (before !== shown)
      throw new Refusal("CONFLICT", row ? says.ownedBy({ name: row.admin.name }) : says.ownedByNobody);
    if (named === null) {
      await tx.caseOwner.delete({ where: { requestId: number } });
      await tx.attendance.deleteMany({ where: { requestId: number } });
    } else {
      const admin = await tx.admin.findFirst({
        where: { username: named, ...activeWith("workCases", agencyId) },
      });
      if (!admin) throw new Refusal("INVALID", says.ownerMissing, { owner: [says.ownerMissing] });
      const word = { adminId: admin.id, by: viewer.username, at: context.now() };
      await tx.caseOwner.upsert({
        where: { requestId: number },
        create: { requestId: number, ...word },
        update: word,
      });
      await holdRules(tx, number, { adminName: named, at: word.at });
    }
    await record(tx, context, {
      action: "request.assigned",
      resourceType: "request",
      resourceId: number,
      details: { before: before ?? "no one", after: named ?? "no one" },
    });
  });
  context.events.publish("requestChanged", { id: number });
  return readRequest(context, number, query);
}

/** A rule that has just read the row sees that it changed, and skips it. */
async function holdRules(
  tx: Prisma.TransactionClient,
  number: number,
  since: { adminName: string; at: Date },
) {
  await tx.attendance.createMany({ data: { requestId: number, ...since }, skipDuplicates: true });
  const { status, updatedAt } = await tx.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
  if (!isUndecided(status)) return;
  const next = new Date(Math.max(since.at.getTime(), updatedAt.getTime() + 1));
  await tx.emergencyRequest.update({ where: { id: number }, data: { updatedAt: next } });
}

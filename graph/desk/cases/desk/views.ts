import type { Prisma } from "../../../../prisma/client/client.ts";
import { isOfAgencies } from "../../../core/access/agency-scope.ts";
import { demand } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { demandUniqueName, isTaken } from "../../../core/security/unique-name.ts";
import { lockName } from "../../../core/database/locks.sql.ts";
import { says } from "../../../../shared/desk/cases/sentences.ts";
import { can } from "./policy.ts";
import { builtInViews, maxViews, viewForm } from "../../../../shared/desk/cases/desk/rules.ts";

/** The caller's own views and, for those who see the whole program, the shared ones, by name. */
export async function listViews(context: Context) {
  const { viewer, db } = context;
  demand(can.readDeskWork(viewer));
  const views = await db.caseFilter.findMany({
    where: {
      OR: [
        { ownerId: viewer.adminId },
        // The words of a search can name a person of another agency.
        ...(isOfAgencies(viewer) ? [] : [{ isShared: true, owner: { isActive: true } }]),
      ],
    },
    include: { owner: { select: { name: true } } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
  return views.map((view) => ({ ...view, isOwn: view.ownerId === viewer.adminId }));
}

/** Saves a view under its name. The caller's view with this name, or one like it, is replaced. */
export async function saveView(context: Context, input: unknown): Promise<void> {
  const { viewer, db } = context;
  demand(can.workOnCases(viewer));
  const { name, address, isShared } = parse(viewForm, input);
  demandUniqueName(name, builtInViews, says.viewNameBuiltIn);
  await db.$transaction(async (tx) => {
    await lockName(tx, `case-views:${viewer.adminId}`);
    if (isShared) await demandFreeName(tx, name, viewer.adminId);
    const own = await tx.caseFilter.findMany({ where: { ownerId: viewer.adminId } });
    const before = own.find((view) => view.name === name) ?? own.find((view) => isTaken(name, [view.name]));
    if (!before && own.length >= maxViews)
      throw new Refusal("INVALID", says.tooManyViews, { name: [says.tooManyViews] });
    const view = before
      ? await tx.caseFilter.update({ where: { id: before.id }, data: { name, address, isShared } })
      : await tx.caseFilter.create({
          data: { ownerId: viewer.adminId, name, address, isShared, createdAt: context.now() },
        });
    await record(tx, context, {
      action: "case-view.saved",
      resourceType: "case-view",
      resourceId: view.id,
      details: { isShared },
    });
  });
}

/**
 * Everyone sees the shared views side by side, so no two of different people may be read alike. One
 * person at a time, or two who race would both get the name.
 */
async function demandFreeName(tx: Prisma.TransactionClient, name: string, ownerId: number): Promise<void> {
  await lockName(tx, "case-views:shared");
  const shared = await tx.caseFilter.findMany({
    where: { isShared: true, ownerId: { not: ownerId }, owner: { isActive: true } },
    select: { name: true },
  });
  demandUniqueName(name, shared, says.viewNameUsed);
}

/** Deletes a view of the caller. */
export async function deleteView(context: Context, number: number): Promise<void> {
  const { viewer, db } = context;
  demand(can.workOnCases(viewer));
  await db.$transaction(async (tx) => {
    const { count } = await tx.caseFilter.deleteMany({ where: { id: number, ownerId: viewer.adminId } });
    if (count === 0) throw new Refusal("NOT_FOUND", says.noView);
    await record(tx, context, { action: "case-view.deleted", resourceType: "case-view", resourceId: number });
  });
}

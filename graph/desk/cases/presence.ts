import { ofCasesIn, scopedTo } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";
import { demandRequest } from "../../intake/request-access/service.ts";
import { viewSeconds } from "../../../shared/desk/cases/rules.ts";

export interface CaseViewer {
  adminName: string;
  seenAt: Date;
}

/** Marks the viewer as having the case open for some seconds, and returns the others who have. */
export async function viewCase(context: Context, number: number): Promise<CaseViewer[]> {
  const { viewer, db } = context;
  admit(viewer, "workCases");
  await demandRequest(context, number);
  const seenAt = context.now();
  const since = new Date(seenAt.getTime() - viewSeconds * secondMs);
  const key = { requestId: number, sessionId: viewer.sessionId };
  await db.caseView.upsert({
    where: { requestId_sessionId: key },
    create: { ...key, adminName: viewer.username, seenAt },
    update: { adminName: viewer.username, seenAt },
  });
  await db.caseView.deleteMany({ where: { requestId: number, seenAt: { lt: since } } });
  return db.caseView.findMany({
    where: { requestId: number, sessionId: { not: viewer.sessionId } },
    select: { adminName: true, seenAt: true },
    orderBy: { adminName: "asc" },
  });
}

/** The viewer has closed it. */
export async function leaveCase({ viewer, db }: Context, number: number): Promise<void> {
  admit(viewer, "workCases");
  await db.caseView.deleteMany({ where: { requestId: number, sessionId: viewer.sessionId } });
}

/** Who has which case open now, the viewer's own session aside; by case, then name. */
export async function listOpenCases({ viewer, db, now }: Context) {
  admit(viewer, "workCases");
  const since = new Date(now().getTime() - viewSeconds * secondMs);
  const views = await db.caseView.findMany({
    where: { ...ofCasesIn(scopedTo(viewer)), seenAt: { gte: since }, sessionId: { not: viewer.sessionId } },
    select: { requestId: true, adminName: true },
    orderBy: [{ requestId: "asc" }, { adminName: "asc" }],
    take: maxOpenCases,
  });
  const names = new Map<number, Set<string>>();
  for (const { requestId, adminName } of views)
    names.set(requestId, (names.get(requestId) ?? new Set<string>()).add(adminName));
  return [...names].map(([number, of]) => ({ number, names: [...of] }));
}

/** More than one desk has open at a time. */
const maxOpenCases = 500;

import type { EmergencyRequest, Prisma } from "../../../prisma/client/client.ts";
import { casesIn, fullScopeOf } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import { may } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { lostRace } from "../../decisions/allocations/approval/decision-conflict.ts";
import { comparableCode } from "../../../shared/core/text/typed.ts";
import { escapeLike } from "../../core/database/statement.ts";
import { demandRequest, readRequest } from "../../intake/request-access/service.ts";
import { undecidedStatuses } from "../../../shared/core/request-statuses.ts";
import { isSameBadge, normaliseEmail } from "../../../shared/officers/verification/rules.ts";
import { takeOnForm } from "../../../shared/desk/cases/rules.ts";
import { says } from "../../../shared/desk/cases/sentences.ts";

/**
 * A citizen's own request is adopted: by an officer with a confirmed case, using the newest one, or
 * by the administrator.
 */
export async function takeOnRequest(
  context: Context,
  number: number,
  input: unknown,
  query: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include"> = {},
): Promise<EmergencyRequest> {
  const { viewer } = context;
  admit(viewer, "workCases");
  const { officer: named, version } = parse(takeOnForm, input);
  await demandRequest(context, number);
  const officer = named ? await officerNamed(context, named) : null;
  const isTaken = await context.db.$transaction(async (tx) => {
    const { count } = await tx.emergencyRequest.updateMany({
      where: {
        id: number,
        version,
        officerId: null,
        citizenId: { not: null },
        status: { in: undecidedStatuses },
      },
      data: { version: { increment: 1 }, ...officer },
    });
    if (count === 0) return false;
    await record(tx, context, {
      action: "request.taken-on",
      resourceType: "request",
      resourceId: number,
      details: {
        after: officer ? "officer" : "administrator",
        ...(officer && { officer: officer.officerId }),
      },
    });
    return true;
  });
  if (!isTaken) {
    const now = await context.db.emergencyRequest.findUniqueOrThrow({ where: { id: number } });
    throw now.officerId !== null || now.citizenId === null
      ? new Refusal("CONFLICT", says.hasOfficer)
      : await lostRace(context, number);
  }
  context.events.publish("requestChanged", { id: number });
  return readRequest(context, number, query);
}

/** By badge number or email address; exactly one person. */
async function officerNamed({ db, viewer }: Context, named: string) {
  const emailKey = named.includes("@") ? normaliseEmail(named) : "";
  const found = await db.verification.findMany({
    where: {
      ...casesIn(fullScopeOf(viewer)),
      status: "verified",
      officer: {
        OR: [{ badgeNumber: { contains: badgePattern(named), mode: "insensitive" } }, { emailKey }],
      },
    },
    orderBy: { id: "desc" },
    select: { id: true, officerId: true, officer: { select: { badgeNumber: true, emailKey: true } } },
  });
  const cases = found.filter(
    ({ officer }) => officer.emailKey === emailKey || isSameBadge(officer.badgeNumber, named),
  );
  const [newest] = cases;
  if (!newest) throw new Refusal("INVALID", says.noOfficer, { officer: [says.noOfficer] });
  if (cases.some(({ officerId }) => officerId !== newest.officerId))
    throw new Refusal("INVALID", says.manyOfficers, { officer: [says.manyOfficers] });
  return { officerId: newest.officerId, verificationId: newest.id };
}

/** Its letters and digits, with any signs between them. */
const badgePattern = (badge: string) => Array.from(comparableCode(badge)).join("%") || escapeLike(badge);

/** The administrator who adopted it, for themselves or for an officer; null if not needed. */
export async function takenOnBy(
  { db, viewer }: Context,
  { id, citizenId }: { id: number; citizenId: number | null },
): Promise<string | null> {
  if (!may(viewer, "workCases") || citizenId === null) return null;
  const entry = await db.auditEntry.findFirst({
    where: { resourceType: "request", resourceId: String(id), action: "request.taken-on" },
    orderBy: { id: "desc" },
    select: { actorName: true },
  });
  return entry?.actorName ?? null;
}

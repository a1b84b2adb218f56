import type { EmergencyRequest, Prisma, Verification } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { can } from "../requests/policy.ts";
import { record } from "../../core/audit/record.ts";
import { isOfficer, owns, type OfficerViewer } from "../../core/access/viewer.ts";
import { foreignRequestsPerHour } from "../../../shared/intake/requests/rules.ts";
import { says } from "../../../shared/intake/requests/sentences.ts";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { noteActs, subjectsSince } from "../../core/counted-acts.ts";
import { lockName } from "../../core/database/locks.sql.ts";

type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

/** Opens one request for reading; the reading is logged. */
export async function openRequest(
  context: Context,
  number: number,
  query: Selection = {},
): Promise<EmergencyRequest> {
  await demandRequest(context, number);
  await logReading(context, number);
  return readRequest(context, number, query);
}

/** Reads a request that this call is already permitted to see or write. */
export function readRequest(context: Context, number: number, query: Selection = {}) {
  context.opened.add(number);
  return context.db.emergencyRequest.findUniqueOrThrow({ ...query, where: { id: number } });
}

/** What the rules need of a request's case: its supervisor's answer. */
export const caseAnswer = { select: { status: true, supervisorEmailKey: true } } as const;

export interface KnownRequest {
  id: number;
  officerId: number | null;
  citizenId: number | null;
  agencyId: number | null;
  verificationId: number | null;
  verification: Pick<Verification, "status" | "supervisorEmailKey"> | null;
}

/**
 * A whole row for the rules. The case of the viewer's own request is in the viewer, so only other
 * cases are read.
 */
export async function withCase(
  { db, viewer }: Context,
  request: Omit<KnownRequest, "verification">,
): Promise<KnownRequest> {
  const isForeign = isOfficer(viewer) && !owns(viewer, request);
  const { id, officerId, citizenId, agencyId, verificationId } = request;
  const verification =
    isForeign && verificationId !== null
      ? await db.verification.findUnique({ where: { id: verificationId }, ...caseAnswer })
      : null;
  return { id, officerId, citizenId, agencyId, verificationId, verification };
}

/**
 * The request, if the viewer may see it; else the same error for hidden and missing ones. Every
 * service opens requests through this.
 */
export async function demandRequest(context: Context, number: number): Promise<KnownRequest> {
  const request = await context.db.emergencyRequest.findUnique({
    where: { id: number },
    select: {
      id: true,
      officerId: true,
      citizenId: true,
      agencyId: true,
      verificationId: true,
      verification: caseAnswer,
    },
  });
  if (request && isOpenTo(context, request)) return request;
  const { viewer } = context;
  if (request && can.openForeignRequest(viewer, request, context.config())) {
    await countForeignRequest(context, viewer, number);
    context.opened.add(number);
    return request;
  }
  await record(context.db, context, {
    action: "request.read",
    resourceType: "request",
    resourceId: number,
    outcome: "failure",
  });
  throw new Refusal("NOT_FOUND", coreSays.requestHidden);
}

/**
 * No opening is needed: it is the viewer's own, this call has opened it, or the viewer is an
 * administrator.
 */
export const isOpenTo = ({ viewer, opened }: Context, request: Omit<KnownRequest, "verification">): boolean =>
  can.seeRequest(viewer, request, opened);

/** One row per reading of a victim's record. */
export const logReading = (context: Context, number: number) =>
  record(context.db, context, { action: "request.read", resourceType: "request", resourceId: number });

/**
 * A trusted officer may open others' requests by their link, but neither browse them nor open many
 * at once.
 */
async function countForeignRequest(context: Context, { officerId }: OfficerViewer, number: number) {
  const actorId = String(officerId);
  const resourceId = String(number);
  const use = { kind: "foreign-request", key: actorId } as const;
  await context.db.$transaction(async (tx) => {
    await lockName(tx, `foreign:${actorId}`);
    const seen = await subjectsSince(tx, use, new Date(context.now().getTime() - hourMs));
    if (seen.includes(resourceId)) return;
    if (seen.length >= foreignRequestsPerHour) throw new Refusal("RATE_LIMITED", says.openedTooMany);
    await record(tx, context, { action: "request.opened-foreign", resourceType: "request", resourceId });
    await noteActs(tx, context, [{ ...use, subject: resourceId }]);
  });
}

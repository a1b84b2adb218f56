import type * as z from "zod/mini";
import type { Prisma, Verification } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { containing } from "../../core/graphql/desk-list.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import { casesIn, reaches, scopedTo, type AgencyScope } from "../../core/access/agency-scope.ts";
import { admit, demand } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import { announceCase } from "../../core/events/announce-case.ts";
import { settleCase } from "./link/decide.ts";
import {
  answerForSupervisor,
  caseFilter,
  grantEnd,
  type CaseFilter,
} from "../../../shared/officers/verification/desk.ts";
import { says } from "../../../shared/officers/verification/sentences.ts";
import { lockOfficerAndCase } from "../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;
type Selection = Pick<Prisma.VerificationFindManyArgs, "select" | "include">;

const found = (
  { state, search }: z.output<typeof caseFilter>,
  scope: AgencyScope,
  now: Date,
): Prisma.VerificationWhereInput => {
  const contains = containing(search ?? "");
  const states: Record<NonNullable<typeof state>, Prisma.VerificationWhereInput> = {
    waiting: { status: "pending" },
    confirmed: { status: "verified" },
    rejected: { status: "rejected" },
    grants: { status: "pending", emergencyUntil: { gt: now } },
  };
  return {
    ...casesIn(scope),
    ...(state && states[state]),
    ...(search && {
      OR: [
        { caseNumber: contains },
        { supervisorName: contains },
        ...(["name", "badgeNumber", "agency", "email"] as const).map((field) => ({
          officer: { [field]: contains },
        })),
      ],
    }),
  };
};

export async function countOfficerCases(context: Context, filter: CaseFilter): Promise<number> {
  const { db, viewer, now } = context;
  return db.verification.count({ where: found(parse(caseFilter, filter), scopedTo(viewer), now()) });
}

/** One page of officers' cases, newest first; active grants by expiry. */
export async function listOfficerCases(
  { db, viewer, now }: Context,
  filter: CaseFilter,
  slice: Slice,
  query: Selection,
): Promise<Verification[]> {
  const parsed = parse(caseFilter, filter);
  return db.verification.findMany({
    ...query,
    where: found(parsed, scopedTo(viewer), now()),
    orderBy:
      parsed.state === "grants" ? [{ emergencyUntil: "asc" }] : [{ createdAt: "desc" }, { id: "desc" }],
    ...at(slice),
  });
}

/**
 * An administrator answers in the supervisor's place. The rights still follow from the supervisor's
 * domain: no answer makes a public mailbox an agency.
 */
export async function answerCase(context: Context, id: number, input: unknown, query: Selection = {}) {
  admit(context.viewer, "readCases");
  const { decision, reason } = parse(answerForSupervisor, input);
  return change(context, id, query, async (tx, verification) => {
    if (!(await settleCase(tx, context, { verification, decision, by: { reason } })))
      throw new Refusal("CONFLICT", says.alreadyDecided({ status: verification.status }));
  });
}

/** Ends a 911 grant early. The supervisor's answer stays open. */
export async function endGrant(context: Context, id: number, input: unknown, query: Selection = {}) {
  const { viewer } = context;
  admit(viewer, "approve");
  const { reason } = parse(grantEnd, input);
  return change(context, id, query, async (tx, { emergencyUntil }) => {
    const now = context.now();
    const { count } = await tx.verification.updateMany({
      where: { id, status: "pending", emergencyUntil: { gt: now } },
      data: { emergencyUntil: now, decidedBy: viewer.username, decisionReason: reason },
    });
    if (count === 0) throw new Refusal("CONFLICT", says.noGrant);
    await record(tx, context, {
      action: "verification.grant-ended",
      resourceType: "verification",
      resourceId: id,
      details: { before: emergencyUntil?.toISOString() ?? null, after: now.toISOString(), reason },
    });
  });
}

/** One action on a locked case, in one transaction; subscribers are notified afterward. */
async function change(
  context: Context,
  id: number,
  query: Selection,
  run: (tx: Tx, verification: Prisma.VerificationGetPayload<{ include: { officer: true } }>) => Promise<void>,
): Promise<Verification> {
  const { viewer } = context;
  admit(viewer, "approve");
  const changed = await context.db.$transaction(async (tx) => {
    await lockOfficerAndCase(tx, id);
    const verification = await tx.verification.findUnique({ where: { id }, include: { officer: true } });
    if (!verification || !reaches(viewer, verification.agencyId))
      throw new Refusal("NOT_FOUND", says.caseUnknown);
    demand(verification.officer.emailKey !== viewer.emailKey, says.ownCase);
    await run(tx, verification);
    return tx.verification.findUniqueOrThrow({ ...query, where: { id } });
  });
  context.events.publish("workWaiting", { kind: "message" });
  await announceCase(context, id);
  return changed;
}

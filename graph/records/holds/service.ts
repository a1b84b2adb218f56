import type { Hold, Prisma } from "../../../prisma/client/client.ts";
import { holdForm, isCaseId, releaseForm, type HoldForm } from "../../../shared/records/holds/rules.ts";
import { says } from "../../../shared/records/holds/sentences.ts";
import { demandRecentPassword } from "../../accounts/admins/sign-in/password-again.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { once } from "../../core/idempotency.ts";

export type { Hold };

const maxHolds = 500;

/** The holds, active ones first, then the newest. */
export async function listHolds({ viewer, db }: Context): Promise<Hold[]> {
  admit(viewer, "superAdmin");
  return db.hold.findMany({
    orderBy: [{ releasedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
    take: maxHolds,
  });
}

/** Null if there is none. */
export async function findHold({ viewer, db }: Context, id: number): Promise<Hold | null> {
  admit(viewer, "superAdmin");
  return db.hold.findUnique({ where: { id } });
}

/**
 * Places a hold. From its commit on, the database refuses to delete or strip what it covers. It
 * waits for a batch of a destruction that is under way.
 */
export async function placeHold(context: Context, input: unknown, key?: string | null): Promise<Hold> {
  const { viewer, db } = context;
  admit(viewer, "superAdmin");
  const form = parse(holdForm, input);
  const subject = await subjectOf(db, form);
  const act = { scope: `placeHold ${viewer.adminId}`, key: key ?? undefined, body: form };
  const { answer } = await once(context, act, async (tx) => {
    const { kind, matter, scope } = form;
    const { id } = await tx.hold.create({
      data: {
        ...{ kind, matter, scope, subject },
        ...{ placedById: viewer.adminId, placedBy: viewer.username, placedAt: context.now() },
      },
    });
    await record(tx, context, {
      action: "hold.placed",
      resourceType: "hold",
      resourceId: id,
      details: { kind, matter, scope, subject },
    });
    return { id };
  });
  return db.hold.findUniqueOrThrow({ where: { id: answer.id } });
}

/** Releases a hold, with a reason. CONFLICT if it was released. */
export async function releaseHold(context: Context, id: number, input: unknown): Promise<Hold> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const { reason } = parse(releaseForm, input);
  await demandRecentPassword(context);
  return context.db.$transaction(async (tx) => {
    const { count } = await tx.hold.updateMany({
      where: { id, releasedAt: null },
      data: { releasedAt: context.now(), releasedBy: viewer.username, releaseReason: reason },
    });
    const hold = await tx.hold.findUnique({ where: { id } });
    if (!hold) throw new Refusal("NOT_FOUND", says.holdMissing);
    if (count === 0) throw new Refusal("CONFLICT", says.releasedAlready({ by: hold.releasedBy ?? "" }));
    await record(tx, context, {
      action: "hold.released",
      resourceType: "hold",
      resourceId: id,
      details: { matter: hold.matter, reason },
    });
    return hold;
  });
}

/** The number or domain as it is stored. INVALID if there is no such record. */
async function subjectOf(db: Prisma.TransactionClient, { scope, subject }: HoldForm): Promise<string> {
  if (scope === "everything") return "";
  if (scope === "agency") return subject.toLowerCase();
  const number = isCaseId(subject)
    ? (await db.emergencyRequest.findUnique({ where: { caseId: subject }, select: { id: true } }))?.id
    : Number(subject);
  const where = { id: number ?? 0 };
  const count =
    scope === "officer" ? await db.officer.count({ where }) : await db.emergencyRequest.count({ where });
  if (count === 0) throw new Refusal("INVALID", says.subjectUnknown, { subject: [says.subjectUnknown] });
  return String(number);
}

import type { Destruction, FiscalYear, Prisma } from "../../../prisma/client/client.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import type { Phrase } from "../../../shared/core/i18n/phrases.ts";
import { says } from "../../../shared/records/destruction/sentences.ts";
import { demandRecentPassword } from "../../accounts/admins/sign-in/password-again.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { sqlWithin } from "../../core/database/statement.ts";
import { Refusal } from "../../core/errors.ts";
import { guardedWrite, type ExpectedRow } from "../../core/guarded-write.ts";
import { isOpen, isStillDue, readDue } from "./due.ts";
import { fiscalYearOf } from "../../../shared/core/time/fiscal-year.ts";

export type { Destruction, FiscalYear };

const maxListed = 200;

/** The destructions, the newest first. */
export async function listDestructions({ viewer, db }: Context): Promise<Destruction[]> {
  admit(viewer, "superAdmin");
  return db.destruction.findMany({ orderBy: { id: "desc" }, take: maxListed });
}

const wrongYear = (said: Phrase) => new Refusal("INVALID", said, { year: [said] });

/** Says that the reports of a fiscal year were sent. Nothing of the year is destroyed before. */
export async function markReportsSent(context: Context, year: number): Promise<FiscalYear> {
  const { viewer, db } = context;
  admit(viewer, "superAdmin");
  if (!Number.isInteger(year) || year < 1990 || year > 9999) throw wrongYear(says.yearWrong);
  const now = context.now();
  if (year >= fiscalYearOf(dayIn(context.zone(), now), context.config().fiscalYearMonth))
    throw wrongYear(says.yearNotOver);
  return db.$transaction(async (tx) => {
    await lockName(tx, `fiscal year ${year}`);
    const marked = await tx.fiscalYear.findUnique({ where: { year } });
    if (marked) return marked;
    await record(tx, context, {
      action: "fiscal-year.reported",
      resourceType: "fiscal-year",
      resourceId: year,
      details: { year },
    });
    return tx.fiscalYear.create({ data: { year, reportsSentBy: viewer.username, reportsSentAt: now } });
  });
}

interface Wanted {
  record: Destruction["record"];
  year: number;
}

/**
 * Proposes to destroy what is due of a class and year. Nothing happens until another super
 * administrator approves it. CONFLICT if its reports are not marked as sent, if nothing is due, or
 * if one is open already.
 */
export async function proposeDestruction(context: Context, wanted: Wanted): Promise<Destruction> {
  const { viewer, db } = context;
  admit(viewer, "superAdmin");
  await demandRecentPassword(context);
  return db.$transaction(async (tx) => {
    await lockName(tx, `destroy ${wanted.record} ${wanted.year}`);
    if ((await tx.destruction.count({ where: { ...wanted, state: isOpen } })) > 0)
      throw new Refusal("CONFLICT", says.openAlready);
    const { years, citation } = await demandDue(context, tx, wanted);
    const made = await tx.destruction.create({
      data: {
        ...{ ...wanted, years, citation },
        ...{ proposedById: viewer.adminId, proposedBy: viewer.username, proposedAt: context.now() },
      },
    });
    await record(tx, context, {
      action: "destruction.proposed",
      resourceType: "destruction",
      resourceId: made.id,
      details: { ...wanted, years, citation },
    });
    return made;
  });
}

/** The schedule, if its period is over for this year and something is due. */
async function demandDue(context: Context, tx: Prisma.TransactionClient, wanted: Wanted) {
  const schedule = await tx.retentionSchedule.findUnique({ where: { record: wanted.record } });
  const { years = null, citation = "" } = schedule ?? {};
  const due = years === null ? undefined : await readDue(context, sqlWithin(tx), { ...wanted, years });
  if (years === null || !due || due.due === 0) throw new Refusal("CONFLICT", says.nothingDue);
  if ((await tx.fiscalYear.count({ where: { year: wanted.year } })) === 0)
    throw new Refusal("CONFLICT", says.reportsFirst);
  return { years, citation };
}

const acts = {
  approve: { from: ["proposed"], to: "running", action: "destruction.approved" },
  withdraw: { from: ["proposed"], to: "withdrawn", action: "destruction.withdrawn" },
  stop: { from: ["running"], to: "stopped", action: "destruction.stopped" },
  resume: { from: ["stopped"], to: "running", action: "destruction.resumed" },
} as const;
export type DestructionAct = keyof typeof acts;

/**
 * Approves, withdraws, stops or resumes a destruction. The person who proposed it cannot approve
 * it. A stop waits for the batch under way. CONFLICT if its state changed, or if the schedule no
 * longer allows it.
 */
export async function stepDestruction(
  context: Context,
  { id, version }: ExpectedRow,
  act: DestructionAct,
): Promise<Destruction> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  await demandRecentPassword(context);
  const { from, to, action } = acts[act];
  const now = context.now();
  return guardedWrite(context, "Destruction", {
    where: { id },
    version,
    from: { state: { in: [...from] } },
    allow: ({ proposedById }) => {
      if (act === "approve" && proposedById === viewer.adminId)
        throw new Refusal("FORBIDDEN", says.approvedByAnother);
    },
    data: async (before, tx) => {
      if (to === "running") await demandDueAgain(context, tx, before);
      return {
        state: to,
        ...(act === "approve" && {
          approvedById: viewer.adminId,
          approvedBy: viewer.username,
          approvedAt: now,
        }),
        ...(act === "withdraw" && { endedAt: now }),
        ...(act === "stop" && { stoppedBy: viewer.username }),
      };
    },
    missing: says.missing,
    conflict: says.changedMeanwhile,
    audit: ({ after: { record: of, year } }) => ({
      action,
      resourceType: "destruction",
      resourceId: id,
      details: { record: of, year },
    }),
  });
}

/** The schedule may have become longer since the destruction was proposed. */
async function demandDueAgain(context: Context, tx: Prisma.TransactionClient, of: Destruction) {
  if (!(await isStillDue(context, tx, of))) throw new Refusal("CONFLICT", says.nothingDue);
}

import type { RetentionSchedule } from "../../../prisma/client/client.ts";
import { recordClasses, scheduleForm } from "../../../shared/records/schedules/rules.ts";
import { says } from "../../../shared/records/schedules/sentences.ts";
import { demandRecentPassword } from "../../accounts/admins/sign-in/password-again.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { demandShown } from "../../core/guarded-write.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { confirmableFrom, isShorter } from "./rules.ts";

type RecordClass = (typeof recordClasses)[number];

const kept = {
  ...{ years: null, citation: "", changedBy: "", version: 0 },
  ...{ proposedYears: null, proposedCitation: null, proposedById: null, proposedBy: null, proposedAt: null },
};
/** What is set for a class. Without a row, version 0: it is kept. */
export type ScheduleView = Omit<RetentionSchedule, "changedAt"> & { changedAt: Date | null };

/** One line for each class of records, in a fixed order. */
export async function listSchedules({ viewer, db }: Context): Promise<ScheduleView[]> {
  admit(viewer, "superAdmin");
  const rows = await db.retentionSchedule.findMany();
  return recordClasses.map(
    (each) => rows.find((row) => row.record === each) ?? { ...kept, record: each, changedAt: null },
  );
}

interface ExpectedSchedule {
  record: RecordClass;
  version: number;
}

/**
 * Sets how long a class is kept. A longer period, or none, applies at once. A shorter one, also the
 * first, waits for another super administrator and a day. CONFLICT if someone else changed it.
 */
export async function changeSchedule(
  context: Context,
  shown: ExpectedSchedule,
  input: unknown,
): Promise<ScheduleView> {
  const { viewer, db } = context;
  admit(viewer, "superAdmin");
  const { years, citation: written } = parse(scheduleForm, input);
  const citation = years === null ? "" : written;
  await demandRecentPassword(context);
  const { record: of } = shown;
  const [now, by] = [context.now(), viewer.username];
  return db.$transaction(async (tx) => {
    await lockName(tx, `schedule ${of}`);
    const before = await tx.retentionSchedule.findUnique({ where: { record: of } });
    demandShown(shown.version, before?.version ?? 0, says.changedMeanwhile);
    const isProposal = isShorter(before?.years ?? null, years);
    const none = {
      proposedYears: null,
      proposedCitation: null,
      proposedById: null,
      proposedBy: null,
      proposedAt: null,
    };
    const data = isProposal
      ? {
          ...{ proposedYears: years, proposedCitation: citation, proposedAt: now },
          ...{ proposedById: viewer.adminId, proposedBy: by },
        }
      : { years, citation, changedBy: by, changedAt: now, ...none };
    const row = await tx.retentionSchedule.upsert({
      where: { record: of },
      create: { record: of, changedBy: by, changedAt: now, ...data },
      update: { ...data, version: { increment: 1 } },
    });
    await record(tx, context, {
      action: isProposal ? "schedule.proposed" : "schedule.changed",
      resourceType: "schedule",
      resourceId: of,
      details: { record: of, years, citation, before: before?.years ?? null },
    });
    return row;
  });
}

/** Confirms a shorter period, by another person and after a day. CONFLICT names the time. */
export async function confirmSchedule(context: Context, shown: ExpectedSchedule): Promise<ScheduleView> {
  const { viewer, db } = context;
  admit(viewer, "superAdmin");
  await demandRecentPassword(context);
  const { record: of } = shown;
  return db.$transaction(async (tx) => {
    await lockName(tx, `schedule ${of}`);
    const before = await tx.retentionSchedule.findUnique({ where: { record: of } });
    demandShown(shown.version, before?.version ?? 0, says.changedMeanwhile);
    const {
      proposedYears: years,
      proposedCitation: citation,
      proposedById,
      proposedBy,
      proposedAt,
    } = before ?? kept;
    if (years === null || citation === null || !proposedAt)
      throw new Refusal("CONFLICT", says.nothingProposed);
    if (proposedById === viewer.adminId) throw new Refusal("FORBIDDEN", says.proposedByYou);
    const from = confirmableFrom(proposedAt);
    if (context.now() < from)
      throw new Refusal("CONFLICT", says.waitsUntil({ at: dateTimeIn(context.zone(), from, "en") }));
    const row = await tx.retentionSchedule.update({
      where: { record: of },
      data: {
        ...{ years, citation, changedBy: viewer.username, changedAt: context.now() },
        ...{
          proposedYears: null,
          proposedCitation: null,
          proposedById: null,
          proposedBy: null,
          proposedAt: null,
        },
        version: { increment: 1 },
      },
    });
    await record(tx, context, {
      action: "schedule.changed",
      resourceType: "schedule",
      resourceId: of,
      details: { record: of, years, citation, before: before?.years ?? null, proposedBy },
    });
    return row;
  });
}

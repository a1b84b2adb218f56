import type { Prisma, ShiftHandover } from "../../../prisma/client/client.ts";
import { noticeAddresses } from "../../accounts/admins/accounts/notices.ts";
import { adminNotice } from "../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../messages/communications/compose.ts";
import { publicUrl } from "../../core/env.ts";
import { casesIn, scopedTo } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { guardedWrite } from "../../core/guarded-write.ts";
import type { RequestStatus } from "../../../shared/core/request-statuses.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { shown } from "../../intake/requests/masking.ts";
import { handoverForm, maxCases, maxHandovers } from "../../../shared/desk/handover/rules.ts";
import { says } from "../../../shared/desk/handover/sentences.ts";
import { openStatuses } from "../../../shared/core/request-statuses.ts";

type Selection = Pick<Prisma.ShiftHandoverFindManyArgs, "select">;

/** A case that the next shift takes on, with the last note about it. */
export interface HandoverCase {
  number: number;
  caseId: string;
  victimName: string;
  status: RequestStatus;
  ownerName: string | null;
  note: { by: string; text: string; at: Date } | null;
}

/** The last one, and every earlier one that no one has acknowledged, the newest first. */
export async function listHandovers(
  { db, viewer }: Context,
  query: Selection = {},
): Promise<ShiftHandover[]> {
  admit(viewer, "readCases");
  const last = await newestHandover(db);
  return db.shiftHandover.findMany({
    ...query,
    where: { OR: [{ acknowledgedAt: null }, { id: last?.id ?? 0 }] },
    orderBy: { id: "desc" },
    take: maxHandovers,
  });
}

const newestHandover = (db: Pick<Prisma.TransactionClient, "shiftHandover">) =>
  db.shiftHandover.findFirst({ orderBy: { id: "desc" } });

/** Undecided and dispatched cases that have an owner or a note, the newest first. */
export async function listHandoverCases(context: Context): Promise<HandoverCase[]> {
  const { db, viewer } = context;
  admit(viewer, "readCases");
  const scope = scopedTo(viewer);
  // Most cases have neither, so the few are found by their owners and notes.
  const newest = {
    where: { request: { ...casesIn(scope), status: { in: openStatuses } } },
    orderBy: { requestId: "desc" },
    take: maxCases,
  } as const;
  const found = await Promise.all([
    db.caseOwner.findMany({ ...newest, select: { requestId: true } }),
    db.caseNote.groupBy({ ...newest, by: "requestId" }),
  ]);
  return readCases(context, { id: { in: found.flat().map(({ requestId }) => requestId) } });
}

/** Open critical cases that no one owns, the newest first. */
export async function listUnownedCritical(context: Context): Promise<HandoverCase[]> {
  admit(context.viewer, "readCases");
  return readCases(context, {
    ...casesIn(scopedTo(context.viewer)),
    status: { in: openStatuses },
    urgencyLevel: "critical",
    owner: null,
  });
}

async function readCases(
  context: Context,
  where: Prisma.EmergencyRequestWhereInput,
): Promise<HandoverCase[]> {
  const rows = await context.db.emergencyRequest.findMany({
    where,
    orderBy: { id: "desc" },
    take: maxCases,
    select: {
      ...{ id: true, caseId: true, status: true },
      ...{ victimName: true, anonymous: true, officerId: true, citizenId: true },
      owner: { select: { admin: { select: { name: true } } } },
      notes: { orderBy: { id: "desc" }, take: 1, select: { by: true, text: true, createdAt: true } },
    },
  });
  return rows.map(({ owner, notes: [note], ...row }) => ({
    ...{ number: row.id, caseId: row.caseId, status: row.status, ownerName: owner?.admin.name ?? null },
    victimName: shown.victimName(context, row),
    note: note ? { by: note.by, text: note.text, at: note.createdAt } : null,
  }));
}

/**
 * Hands the shift over with a text for the next one. Administrators get an email with the cases and
 * their owners. Notes and the text are read on the page, because they stay at the desk. The same
 * text again, before anyone has acknowledged it, is a second click and changes nothing.
 */
export async function handOverShift(context: Context, input: unknown): Promise<ShiftHandover> {
  const { viewer, env } = context;
  admit(viewer, "workCases");
  const { note } = parse(handoverForm, input);
  const cases = await listHandoverCases(context);
  const written = await context.db.$transaction(async (tx) => {
    await lockName(tx, "shift handover");
    const last = await newestHandover(tx);
    if (last?.by === viewer.username && last.note === note && !last.acknowledgedAt) return last;
    const handover = await tx.shiftHandover.create({
      data: { by: viewer.username, note, at: context.now() },
    });
    const addresses = await noticeAddresses(context, tx, { permission: "workCases" });
    await tx.message.createMany({
      data: addresses.map((recipientAddress) =>
        composeMessage(
          context,
          adminNotice(recipientAddress, {
            team: "Desk",
            title: "Shift handover",
            subject: `${viewer.username} handed over the shift`,
            paragraphs: [
              `${viewer.username} handed over the shift. Read it and acknowledge it.`,
              cases.length === 0
                ? "No open case has an owner or a note."
                : `Open cases: ${cases.map(({ caseId, ownerName }) => `${caseId} (${ownerName ?? "no owner"})`).join(", ")}.`,
            ],
            button: { label: "Open the handover", href: `${publicUrl(env)}/admin/handover` },
          }),
        ),
      ),
    });
    await record(tx, context, {
      action: "shift.handed-over",
      resourceType: "shift",
      resourceId: handover.id,
      details: { cases: cases.length },
    });
    return handover;
  });
  context.events.publish("workWaiting", { kind: "message" });
  return written;
}

/** The next administrator has read it. If two act at once, the first one is recorded. */
export function acknowledgeHandover(
  context: Context,
  id: number,
  query: Selection = {},
): Promise<ShiftHandover> {
  const { viewer } = context;
  admit(viewer, "workCases");
  return guardedWrite(context, "ShiftHandover", {
    query,
    where: { id },
    version: "by-state",
    from: { acknowledgedAt: null },
    allow: ({ by }) => {
      if (by === viewer.username) throw new Refusal("FORBIDDEN", says.ownHandover);
    },
    data: () => ({ acknowledgedBy: viewer.username, acknowledgedAt: context.now() }),
    missing: says.missing,
    conflict: ({ acknowledgedBy }) => says.acknowledged({ name: acknowledgedBy ?? "" }),
    audit: () => ({ action: "shift.acknowledged", resourceType: "shift", resourceId: id }),
    announce: () => {},
  });
}

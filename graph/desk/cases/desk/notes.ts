import type { EmergencyRequest, Prisma } from "../../../../prisma/client/client.ts";
import { ofCasesIn, fullScopeOf } from "../../../core/access/agency-scope.ts";
import { demand } from "../../../core/access/audiences.ts";
import { activeWith } from "../../../core/access/active-with.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import type { AnySentence } from "../../../../shared/core/i18n/phrases.ts";
import { demandRequest, readRequest } from "../../../intake/request-access/service.ts";
import { says } from "../../../../shared/desk/cases/sentences.ts";
import { can } from "./policy.ts";
import { mentionsIn, maxMentions, maxNotes, noteForm } from "../../../../shared/desk/cases/desk/rules.ts";

type Selection = Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include">;

/**
 * Writes a note on a case. Each @username must be an administrator who works on cases: a typing
 * error would otherwise reach no one.
 */
export async function addCaseNote(
  context: Context,
  number: number,
  input: unknown,
  query: Selection = {},
): Promise<EmergencyRequest> {
  const { viewer, db } = context;
  demand(can.workOnCases(viewer));
  const { text } = parse(noteForm, input);
  const { agencyId } = await demandRequest(context, number);
  const mentioned = await mentionedIn(context, text, agencyId);
  const noteId = await db.$transaction(async (tx) => {
    const note = await tx.caseNote.create({
      data: {
        ...{ requestId: number, authorId: viewer.adminId, by: viewer.username, text },
        createdAt: context.now(),
        mentions: { create: mentioned.map(({ id }) => ({ adminId: id })) },
      },
    });
    await record(tx, context, {
      action: "request.noted",
      resourceType: "request",
      resourceId: number,
      details: { mentions: mentioned.map(({ username }) => username) },
    });
    return note.id;
  });
  context.events.publish("requestChanged", { id: number });
  if (mentioned.length > 0) context.events.publish("caseNoted", { noteId });
  return readRequest(context, number, query);
}

async function mentionedIn({ db }: Context, text: string, agencyId: number | null) {
  const names = mentionsIn(text);
  if (names.length === 0) return [];
  if (names.length > maxMentions) throw refusal(says.tooManyMentions);
  const found = await db.admin.findMany({
    where: { username: { in: names }, ...activeWith("workCases", agencyId) },
    select: { id: true, username: true },
  });
  const unknown = names.find((name) => found.every(({ username }) => username !== name));
  if (unknown !== undefined) throw refusal(says.noSuchColleague({ name: unknown }));
  return found;
}

const refusal = (sentence: AnySentence) => new Refusal("INVALID", sentence, { text: [sentence] });

/** The notes of a case, newest first. */
export const notesOf = ({ db }: Context, requestId: number) =>
  db.caseNote.findMany({
    where: { requestId },
    orderBy: { id: "desc" },
    take: maxNotes,
    include: { author: { select: { name: true } } },
  });

const unseen = {
  note: { select: { id: true, by: true, createdAt: true, request: { select: { id: true, caseId: true } } } },
} as const;

/** Where the viewer is named and has not looked yet, newest first. */
export async function unseenMentions({ db, viewer }: Context) {
  if (!can.workOnCases(viewer)) return [];
  const rows = await db.caseMention.findMany({
    where: { adminId: viewer.adminId, seenAt: null, note: ofCasesIn(fullScopeOf(viewer)) },
    orderBy: { noteId: "desc" },
    take: maxNotes,
    select: unseen,
  });
  return rows.map(({ note }) => mentionOf(note));
}

/** The mention of the viewer in this note, for a live screen; null if another person is named. */
export async function mentionIn({ db, viewer }: Context, noteId: number) {
  if (!can.workOnCases(viewer)) return null;
  const row = await db.caseMention.findUnique({
    where: { noteId_adminId: { noteId, adminId: viewer.adminId }, note: ofCasesIn(fullScopeOf(viewer)) },
    select: unseen,
  });
  return row && mentionOf(row.note);
}

interface Noted {
  id: number;
  by: string;
  createdAt: Date;
  request: { id: number; caseId: string };
}

const mentionOf = ({ id, by, createdAt, request }: Noted) => ({
  ...{ noteId: id, by, at: createdAt, requestNumber: request.id, caseId: request.caseId },
});

/** The viewer has opened the notes of a case. Returns the number of mentions that were new. */
export async function seeCaseMentions(context: Context, number: number): Promise<number> {
  const { viewer, db } = context;
  demand(can.workOnCases(viewer));
  await demandRequest(context, number);
  const { count } = await db.caseMention.updateMany({
    where: { adminId: viewer.adminId, seenAt: null, note: { requestId: number } },
    data: { seenAt: context.now() },
  });
  return count;
}

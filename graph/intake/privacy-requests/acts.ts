import type { Prisma, PrivacyRequest } from "../../../prisma/client/client.ts";
import {
  maxPrivacyCharacters,
  privacyAnswerForm,
  privacyDueAt,
  privacyRequestForm,
  type PrivacyRequestForm,
} from "../../../shared/intake/privacy-requests/rules.ts";
import { says } from "../../../shared/intake/privacy-requests/sentences.ts";
import { admit } from "../../core/access/audiences.ts";
import { record, type AuditEvent } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { demandRequest } from "../request-access/service.ts";

/**
 * Notes what a person asked on the phone about their own data. While one of its kind is open, that
 * one is returned. INVALID with `fields`. NOT_FOUND.
 */
export async function openPrivacyRequest(
  context: Context,
  requestId: number,
  input: unknown,
): Promise<PrivacyRequest> {
  const { viewer, db } = context;
  admit(viewer, "workCases");
  const form = parse(privacyRequestForm, input);
  await demandRequest(context, requestId);
  const opened = await db.$transaction((tx) =>
    writePrivacyRequest(context, tx, { requestId, form, openedBy: viewer.username }),
  );
  context.events.publish("requestChanged", { id: requestId });
  return opened;
}

interface NewQuestion {
  requestId: number;
  form: PrivacyRequestForm;
  /** Null for the person, in the Help Pass. */
  openedBy: string | null;
  actor?: AuditEvent["actor"];
}

/** Writes one, within a transaction; `form` was parsed. */
export async function writePrivacyRequest(
  context: Context,
  tx: Prisma.TransactionClient,
  { requestId, form, openedBy, actor }: NewQuestion,
): Promise<PrivacyRequest> {
  const { kind, content } = form;
  await lockRequest(tx, requestId);
  const open = await tx.privacyRequest.findFirst({ where: { requestId, kind, outcome: null } });
  if (open) return open.content.includes(content) ? open : addTo(context, tx, open, { content, actor });
  const openedAt = context.now();
  const dueAt = privacyDueAt(openedAt, context.config().privacyAnswerDays);
  const opened = await tx.privacyRequest.create({
    data: { requestId, kind, content, openedAt, openedBy, dueAt },
  });
  await record(tx, context, {
    action: "privacy-request.opened",
    resourceType: "request",
    resourceId: requestId,
    details: { kind, entry: opened.id, until: dueAt.toISOString() },
    ...(actor && { actor }),
  });
  return opened;
}

/** Further words about what is open. INVALID if both are too long together. */
async function addTo(
  context: Context,
  tx: Prisma.TransactionClient,
  { id, requestId, kind, content: before }: PrivacyRequest,
  { content, actor }: Pick<PrivacyRequestForm, "content"> & Pick<NewQuestion, "actor">,
): Promise<PrivacyRequest> {
  const both = [before, content].filter(Boolean).join("\n\n");
  if (both.length > maxPrivacyCharacters)
    throw new Refusal("INVALID", says.tooMuch, { content: [says.tooMuch] });
  const added = await tx.privacyRequest.update({ where: { id }, data: { content: both } });
  await record(tx, context, {
    action: "privacy-request.opened",
    resourceType: "request",
    resourceId: requestId,
    details: { kind, entry: id, added: true },
    ...(actor && { actor }),
  });
  return added;
}

/**
 * Answers one. The person reads it in the Help Pass. INVALID with `fields`. CONFLICT if another
 * administrator answered it. NOT_FOUND.
 */
export async function answerPrivacyRequest(
  context: Context,
  id: number,
  input: unknown,
): Promise<PrivacyRequest> {
  const { viewer, db } = context;
  admit(viewer, "workCases");
  const { outcome, answer } = parse(privacyAnswerForm, input);
  const answered = await db.$transaction(async (tx) => {
    const { count } = await tx.privacyRequest.updateMany({
      where: { id, outcome: null },
      data: { outcome, answer, answeredAt: context.now(), answeredBy: viewer.username },
    });
    const row = await tx.privacyRequest.findUnique({ where: { id } });
    if (!row) throw new Refusal("NOT_FOUND", says.missing);
    if (count === 0) throw new Refusal("CONFLICT", says.answered({ name: row.answeredBy ?? "" }));
    await record(tx, context, {
      action: "privacy-request.answered",
      resourceType: "request",
      resourceId: row.requestId,
      details: { kind: row.kind, entry: id, outcome },
    });
    return row;
  });
  context.events.publish("requestChanged", { id: answered.requestId });
  return answered;
}

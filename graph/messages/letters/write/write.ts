import type { Prisma } from "../../../../prisma/client/client.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { yearIn } from "../../../../shared/core/time/zone.ts";
import { keptAs } from "./sealed-columns.ts";
import { reachOf, requestForLetters } from "./facts.ts";
import { prepare, type Due, type Left, type Ready } from "./prepare.ts";
import { letterNumber, lettersPerRound } from "../../../../shared/messages/letters/rules.ts";
import { messagesOf, type Sent } from "../send/send.ts";
import { templates } from "../render/templates.ts";
import { lockDueLetters, takeLetterNumbers } from "../../../core/process/jobs.sql.ts";

type Tx = Prisma.TransactionClient;

/**
 * Writes due letters and hands them to the outbox: number, words, hash, check code and messages in
 * one transaction, so that numbers have no gaps. Two jobs at once take different rows; the row of
 * the year issues the numbers in order.
 */
export async function writeDueLetters(context: Context): Promise<number> {
  const due = await context.db.$transaction((tx) => writeRound(context, tx));
  for (const id of new Set(due.map(({ requestId }) => requestId)))
    context.events.publish("requestChanged", { id });
  if (due.length > 0) context.events.publish("workWaiting", { kind: "message" });
  return due.length;
}

/** One round in an open transaction; returns the rows that it claimed. */
export async function writeRound(context: Context, tx: Tx, note: typeof record = record): Promise<Due[]> {
  const rows = await withReach(tx, await lockDueLetters(tx, lettersPerRound));
  const ready: Ready[] = [];
  for (const row of rows) {
    const outcome = prepare(context, row);
    if ("write" in outcome) ready.push(outcome);
    else await leave(context, tx, { row, left: outcome, note });
  }
  if (ready.length > 0) await writeAll(context, tx, { ready, note });
  return rows;
}

/** Letters go to the current contact, even if it changed after the decision. */
async function withReach(tx: Tx, rows: Omit<Due, "reach">[]): Promise<Due[]> {
  const ids = [...new Set(rows.map(({ requestId }) => requestId))];
  const requests = await tx.emergencyRequest.findMany({
    where: { id: { in: ids } },
    select: requestForLetters,
  });
  const reaches = new Map(requests.map((request) => [request.id, reachOf(request)]));
  return rows.map((row) => ({ ...row, reach: reaches.get(row.requestId) ?? null }));
}

async function writeAll(context: Context, tx: Tx, { ready, note }: { ready: Ready[]; note: typeof record }) {
  const now = context.now();
  const year = yearIn(context.zone(), now);
  const last = await takeLetterNumbers(tx, year, ready.length);
  const first = last - ready.length + 1;
  const sent: Sent[] = [];
  for (const [index, { row, facts, validUntil, write }] of ready.entries()) {
    const number = letterNumber(year, first + index);
    const paper = write(number);
    const { name, version } = templates[facts.kind][facts.audience];
    const how = { state: "written", template: name, templateVersion: version, failure: null } as const;
    const data = { ...keptAs(context, facts, paper), ...how, validUntil, writtenAt: now };
    await tx.letter.update({ where: { id: row.id }, data });
    sent.push(messagesOf(context, { letterId: row.id, facts, paper, validUntil }));
    await note(tx, context, {
      action: "letter.written",
      resourceType: "letter",
      resourceId: row.id,
      details: { number, kind: facts.kind, audience: facts.audience, request: row.requestId },
      actor: { actorKind: "system" },
    });
  }
  await tx.message.createMany({ data: sent.flatMap(({ messages }) => messages) });
  await tx.replyLink.createMany({ data: sent.flatMap(({ replyLinks }) => replyLinks) });
}

/** An unwritten letter shows administrators the reason. */
async function leave(
  context: Context,
  tx: Tx,
  { row: { id, requestId }, left, note }: { row: Due; left: Left; note: typeof record },
) {
  const isFailed = left.state === "failed";
  await tx.letter.update({
    where: { id },
    data: isFailed
      ? { state: "failed", failure: left.failure }
      : { state: "void", voidedAt: context.now(), voidReason: left.reason },
  });
  await note(tx, context, {
    action: isFailed ? "letter.failed" : "letter.voided",
    resourceType: "letter",
    resourceId: id,
    outcome: isFailed ? "failure" : "success",
    details: { reason: isFailed ? left.failure : left.reason, request: requestId },
    actor: { actorKind: "system" },
  });
}

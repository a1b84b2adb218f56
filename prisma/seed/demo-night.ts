import type { HelpDispatch } from "../client/client.ts";
import type { Kernel } from "../../graph/core/context.ts";
import { auditRow, type record } from "../../graph/core/audit/record.ts";
import { openCode } from "../../graph/help/dispatches/codes/sealed-code.ts";
import { lettersOf } from "../../graph/help/dispatches/give/letters.ts";
import { requestForLetters } from "../../graph/messages/letters/service.ts";
import { writeRound } from "../../graph/messages/letters/write/write.ts";
import { contextAt, type AuditRow, type DemoCases, type Tx } from "./demo-cases.ts";
import type { Filed } from "./demo-requests.ts";

interface Night {
  filed: readonly Filed[];
  cases: DemoCases;
  audit: AuditRow[];
  /** The administrator on duty. */
  by: string;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The letters about recently dispatched help, written by the product. */
export async function writeDispatchLetters(tx: Tx, kernel: Kernel, audit: AuditRow[], since: Date) {
  const given = await tx.helpDispatch.findMany({
    where: { createdAt: { gt: since } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: { vendor: true },
  });
  const note: typeof record = async (_tx, by, event) => void audit.push(auditRow(by, event));
  for (const { vendor, ...row } of given) {
    if (!vendor) continue;
    const context = contextAt(kernel, row.createdAt);
    const request = await tx.emergencyRequest.findUniqueOrThrow({
      where: { id: row.requestId },
      select: requestForLetters,
    });
    const { estimatedValueCents: valueCents, promoCodeSealed, ...told } = row;
    const code = openCode(kernel, promoCodeSealed);
    await tx.letter.createMany({
      data: lettersOf(context, request, [{ ...told, vendor, code, valueCents }]),
    });
    await writeRound(context, tx, note);
  }
}

/**
 * Received messages: a failing code and an officer's question, both unread, and a read thank-you.
 */
export async function writeResponses(tx: Tx, kernel: Kernel, { filed, cases, audit, by }: Night) {
  const given = await tx.helpDispatch.findMany({ orderBy: [{ createdAt: "desc" }, { id: "asc" }] });
  const broken = given.find(({ problemAt }) => problemAt !== null);
  const fine = given.find(({ requestId, voidedAt }) => requestId !== broken?.requestId && voidedAt === null);
  const asked = filed.findLast(({ owner, status }) => owner === "trusted" && status === "approved");
  const nameOf = (dispatch: HelpDispatch) =>
    filed.find(({ id }) => id === dispatch.requestId)?.person.name ?? "";
  const now = kernel.now().getTime();
  const before = (moment: number) => new Date(Math.min(moment, now - minuteMs));
  const rows = [
    ...(fine
      ? [
          {
            requestId: fine.requestId,
            dispatchId: fine.id,
            responseType: "email" as const,
            recipientType: "victim" as const,
            sender: nameOf(fine),
            content: "Thank you. It worked at once, and the driver waited until we were inside.",
            createdAt: before(fine.createdAt.getTime() + 2 * hourMs),
            acknowledgedAt: before(fine.createdAt.getTime() + 3 * hourMs),
            acknowledgedBy: by,
          },
        ]
      : []),
    ...(asked
      ? [
          {
            requestId: asked.id,
            responseType: "email" as const,
            recipientType: "officer" as const,
            sender: cases.trusted.officer.name,
            content: "They have gone to a neighbor for tonight. Can the room begin tomorrow instead?",
            createdAt: before((asked.decided?.getTime() ?? now) + hourMs),
          },
        ]
      : []),
    ...(broken
      ? [
          {
            requestId: broken.requestId,
            dispatchId: broken.id,
            responseType: "sms" as const,
            recipientType: "victim" as const,
            sender: nameOf(broken),
            content: "The code is refused. They say that it was used before. We are still waiting outside.",
            isProblem: true,
            createdAt: broken.problemAt ?? kernel.now(),
          },
        ]
      : []),
  ].toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  const made = await tx.recipientResponse.createManyAndReturn({ data: rows });
  for (const { id, requestId, dispatchId, recipientType, isProblem, createdAt } of made)
    audit.push(
      auditRow(contextAt(kernel, createdAt), {
        action: "response.received",
        resourceType: "request",
        resourceId: requestId,
        details: { response: id, from: recipientType, isProblem, dispatch: dispatchId },
        actor: { actorKind: recipientType === "officer" ? "officer" : "visitor" },
      }),
    );
}

/** One letter failed: the newest to a recipient. */
export async function failOneMessage(tx: Tx) {
  const newest = await tx.message.findFirst({
    where: { kind: "dispatch-victim" },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: { id: true },
  });
  if (!newest) return;
  await tx.message.update({
    where: { id: newest.id },
    data: {
      state: "failed",
      tries: 12,
      sentAt: null,
      reason: "550 5.1.1 The mailbox is unknown to this server.",
    },
  });
}

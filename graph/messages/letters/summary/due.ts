import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { leftOf } from "../../../../shared/decisions/allocations/envelope.ts";
import { dayMs } from "../../../../shared/core/time/durations.ts";
import { readEnvelope } from "../../../core/database/envelope.sql.ts";
import { readSummariesDue } from "../../../core/process/jobs.sql.ts";
import { lockRequest } from "../../../core/database/locks.sql.ts";
import { announceWork, dueLetters } from "../write/due.ts";
import { requestForLetters } from "../write/facts.ts";
import type { SummaryFacts } from "../types.ts";
import { promisedStatuses } from "../../../../shared/decisions/allocations/rules.ts";

type Tx = Prisma.TransactionClient;

const madeWithinMs = 2 * dayMs;
/** As long as a Help Pass lasts: later, the person's contact is likely to be someone else's. */
const madeLateWithinMs = 180 * dayMs;
const summariesPerRound = 20;
/** The outbox's other messages must not wait behind many late summaries. */
const lateSummariesPerRound = 50;

/** Makes the closing summaries of completed requests due. A job writes and sends them. */
export const makeSummariesDue = (context: Context) =>
  makeDue(context, { withinMs: madeWithinMs, most: summariesPerRound });

/**
 * The same for requests that were completed earlier: before this job existed, or while it could not
 * run. It looks at many more requests, so it runs less often.
 */
export const makeLateSummariesDue = (context: Context) =>
  makeDue(context, { withinMs: madeLateWithinMs, most: lateSummariesPerRound });

async function makeDue(
  context: Context,
  { withinMs, most }: { withinMs: number; most: number },
): Promise<number> {
  const since = new Date(context.now().getTime() - withinMs);
  const rows = await readSummariesDue(context.db, { since, most });
  let count = 0;
  for (const { id } of rows) if (await makeSummaryDue(context, id)) count += 1;
  if (count > 0) announceWork(context);
  return count;
}

/**
 * Makes the closing summary of a completed request due, with the help given so far. Returns false
 * if the request was reopened or has a live summary, so only one of two concurrent calls makes it.
 */
export const makeSummaryDue = (
  context: Context,
  requestId: number,
  { isSent = true }: { isSent?: boolean } = {},
): Promise<boolean> =>
  context.db.$transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (locked?.status !== "completed") return false;
    const { request, summary } = await readSummary(tx, requestId);
    // Without contact there is no channel, so nothing is sent.
    const reader = isSent ? request : { ...request, contacting: false };
    const data = dueLetters(context, { kind: "summary", request: reader, summary });
    const { count } = await tx.letter.createMany({ data, skipDuplicates: true });
    return count > 0;
  });

async function readSummary(tx: Tx, requestId: number) {
  const { state, victimInfo, verification, officer, dispatches, allocations, ...request } =
    await tx.emergencyRequest.findUniqueOrThrow({
      where: { id: requestId },
      select: {
        ...requestForLetters,
        state: true,
        officer: { select: { ...requestForLetters.officer.select, agency: true } },
        victimInfo: { select: { ...requestForLetters.victimInfo.select, state: true } },
        verification: { select: { ...requestForLetters.verification.select, caseNumber: true } },
        dispatches: { where: { voidedAt: null }, orderBy: { id: "asc" } },
        allocations: {
          where: { status: { in: [...promisedStatuses] } },
          orderBy: { id: "desc" },
          take: 1,
        },
      },
    });
  const help = dispatches.map(({ helpType, vendorName, people, hours, estimatedValueCents, createdAt }) => ({
    at: createdAt.toISOString(),
    helpType,
    vendor: vendorName,
    ...{ people, hours, valueCents: estimatedValueCents },
  }));
  const summary: SummaryFacts = {
    state: victimInfo?.state || state,
    agency: officer?.agency ?? "",
    reportNumber: verification?.caseNumber ?? "",
    help,
    cash: cashOf(allocations[0], leftOf(await readEnvelope(tx, requestId))),
  };
  return { request: { ...request, verification, officer, victimInfo }, summary };
}

type Money = Pick<Prisma.FundAllocationGetPayload<true>, "paidCents" | "distributedAt" | "createdAt">;

/** Money that was handed over, or will be, in addition to the help. */
function cashOf(money: Money | undefined, leftCents: number): SummaryFacts["cash"] {
  if (!money) return null;
  const { paidCents, distributedAt, createdAt } = money;
  const cents = paidCents ?? leftCents;
  if (cents === 0) return null;
  return { at: (distributedAt ?? createdAt).toISOString(), cents, isHandedOver: paidCents !== null };
}

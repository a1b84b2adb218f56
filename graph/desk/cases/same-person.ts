import type { EmergencyRequest, PersonAnswer, Prisma, RequestStatus } from "../../../prisma/client/client.ts";
import { countTogether } from "../../decisions/allocations/approval/same-person.ts";
import { readSamePeople } from "../../decisions/allocations/approval/same-person.sql.ts";
import { reaches } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import { may } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { sqlWithin } from "../../core/database/statement.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { demandShown } from "../../core/guarded-write.ts";
import { announceTasks } from "../../core/tasks/open.ts";
import { pseudonymOf } from "../../core/text/naming.ts";
import { askedPairs, isAsked, maxPairs, pairStrength, settleTask } from "../../intake/people/asked.ts";
import { readCommonKeys, readPairs } from "../../intake/people/pairs.sql.ts";
import type { Strength } from "../../intake/people/strength.ts";
import type { KeyKind } from "../../intake/people/types.ts";
import { demandRequest, readRequest } from "../../intake/request-access/service.ts";
import { says } from "../../../shared/desk/cases/sentences.ts";
import { verdictForm } from "../../../shared/desk/cases/rules.ts";

/** Another case of possibly the same person. */
export interface Kindred {
  number: number;
  caseId: string;
  status: RequestStatus;
  victimName: string;
  createdAt: Date;
  allocatedCents: number;
  matches: KeyKind[];
  added: KeyKind[];
  strength: Strength;
  isAsked: boolean;
  verdict: { answer: PersonAnswer; reason: string; by: string; at: Date; version: number } | null;
}

/**
 * The cases that share a key with this one, or have a verdict with it: those with the same name or
 * government ID first, then the newest. If one of the two is anonymous, neither is named next to
 * the other. Empty for everyone but administrators.
 */
export async function samePersonOf(
  context: Context,
  { id, anonymous }: { id: number; anonymous: boolean },
): Promise<Kindred[]> {
  if (!may(context.viewer, "readCases")) return [];
  const rows = await readPairs(context.sql, id, maxPairs);
  return rows
    .filter(({ agencyId }) => reaches(context.viewer, agencyId))
    .map((row) => {
      const { answer, reason, by, at, version } = row;
      return {
        ...{ number: row.number, caseId: row.caseId, status: row.status, createdAt: row.createdAt },
        allocatedCents: row.allocatedCents,
        victimName: anonymous || row.anonymous ? pseudonymOf(row.caseId, context.language) : row.name,
        matches: row.common.filter((kind) => kind !== "birth"),
        added: answer === null ? [] : row.added,
        strength: pairStrength(row),
        isAsked: isAsked(row),
        verdict:
          answer === null || reason === null || by === null || at === null || version === null
            ? null
            : { answer, reason, by, at, version },
      };
    });
}

/**
 * An administrator's judgment whether two cases are for the same person, with its reason, on what
 * they have in common now. If two race, the second gets CONFLICT.
 */
export async function judgePerson(
  context: Context,
  {
    number,
    other,
    ...input
  }: { number: number; other: number; answer: unknown; reason: unknown; version: unknown },
  query: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include"> = {},
): Promise<EmergencyRequest> {
  const { viewer } = context;
  admit(viewer, "approve");
  const { answer, reason, version } = parse(verdictForm, input);
  if (number === other) throw new Refusal("INVALID", says.oneCase, { other: [says.oneCase] });
  await demandRequest(context, number);
  await demandRequest(context, other);
  const pair = { firstId: Math.min(number, other), secondId: Math.max(number, other) };
  const tasks = await context.db.$transaction(async (tx) => {
    await lockName(tx, `person-verdict:${pair.firstId}:${pair.secondId}`);
    const before = await tx.personVerdict.findUnique({ where: { firstId_secondId: pair } });
    const newest = before?.version ?? 0;
    demandShown(version, newest, says.verdictChanged);
    const joinedBefore = await joinedTo(tx, [number, other]);
    const [common] = await readCommonKeys(tx, pair.firstId, pair.secondId);
    const verdict = {
      ...{ answer, reason, by: viewer.username, at: context.now(), version: newest + 1 },
      keys: [...new Set([...(before?.keys ?? []), ...(common?.keys ?? [])])],
    };
    await tx.personVerdict.upsert({
      where: { firstId_secondId: pair },
      create: { ...pair, ...verdict },
      update: verdict,
    });
    if (answer === "same" || before?.answer === "same")
      await countTogether(context, tx, { requestIds: [number, other], isSame: answer === "same" });
    for (const [id, against] of [
      [number, other],
      [other, number],
    ] as const)
      await record(tx, context, {
        action: "request.person-judged",
        resourceType: "request",
        resourceId: id,
        details: { other: against, before: before?.answer ?? null, after: answer, reason },
      });
    // What joins two requests joins all that are the same as one of them.
    const joined = new Set([...joinedBefore, ...(await joinedTo(tx, [number, other]))]);
    const settled: (number | undefined)[] = [];
    for (const id of joined)
      settled.push(await settleTask(tx, id, await askedPairs(tx, id), context.now(), viewer.username));
    return settled;
  });
  context.events.publish("requestChanged", { id: number });
  context.events.publish("requestChanged", { id: other });
  announceTasks(context, tasks);
  return readRequest(context, number, query);
}

async function joinedTo(tx: Prisma.TransactionClient, ids: readonly number[]): Promise<number[]> {
  const sql = sqlWithin(tx);
  const people = await Promise.all(ids.map((id) => readSamePeople(sql, id)));
  return people.flat().map(({ id }) => id);
}

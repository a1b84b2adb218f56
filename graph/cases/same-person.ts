import type { EmergencyRequest, Prisma } from "../../prisma/client/client.ts";
import type { RequestStatus } from "../../prisma/client/enums.ts";
import { countTogether } from "../allocations/approval/same-person.ts";
import { admit } from "../core/access/audiences.ts";
import { isAdmin } from "../core/access/viewer.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import type { KeyKind } from "../people/keys.ts";
import { pseudonymOf } from "../recipients/naming.ts";
import { demandRequest, readRequest } from "../request-access/service.ts";
import { says } from "./sentences.ts";

/** Another case of possibly the same person. */
export interface Kindred {
  number: number;
  caseId: string;
  status: RequestStatus;
  victimName: string;
  createdAt: Date;
  allocatedCents: number;
  matches: KeyKind[];
  verdict: { same: boolean; by: string; at: Date } | null;
}

type Row = Omit<Kindred, "verdict"> & {
  anonymous: boolean;
  same: boolean | null;
  by: string | null;
  at: Date | null;
};

const most = 20;

/**
 * The newest cases that share a key with this one. If one of the two is anonymous, neither is named
 * next to the other. Empty for everyone but administrators.
 */
export async function samePersonOf(
  context: Context,
  { id, anonymous }: { id: number; anonymous: boolean },
): Promise<Kindred[]> {
  if (!isAdmin(context.viewer)) return [];
  const rows = await context.db.$queryRaw<Row[]>`
    SELECT r."id" AS "number", r."caseId", r."status"::text AS "status", r."victimName", r."anonymous", r."createdAt", m."matches", v."same", v."by", v."at",
      coalesce((SELECT sum(f."amountCents")::int FROM "FundAllocation" f WHERE f."requestId" = r."id" AND f."status" IN ('allocated', 'distributed')), 0) AS "allocatedCents"
    FROM (SELECT o."requestId", array_agg(DISTINCT o."kind") AS "matches" FROM "PersonKey" k
      JOIN "PersonKey" o ON o."key" = k."key" AND o."kind" = k."kind" AND o."requestId" <> k."requestId"
      WHERE k."requestId" = ${id} AND k."key" <> '' GROUP BY o."requestId" ORDER BY o."requestId" DESC LIMIT ${most}) m
    JOIN "EmergencyRequest" r ON r."id" = m."requestId"
    LEFT JOIN "PersonVerdict" v ON v."firstId" = least(r."id", ${id}) AND v."secondId" = greatest(r."id", ${id})
    ORDER BY r."id" DESC`;
  return rows.map(({ same, by, at, anonymous: isOther, ...row }) => ({
    ...row,
    victimName: anonymous || isOther ? pseudonymOf(row.caseId, context.language) : row.victimName,
    verdict: same === null || by === null || at === null ? null : { same, by, at },
  }));
}

/**
 * An administrator's judgment whether two cases are for the same person. The last one counts, and
 * is logged.
 */
export async function judgePerson(
  context: Context,
  { number, other, same }: { number: number; other: number; same: boolean },
  query: Pick<Prisma.EmergencyRequestFindManyArgs, "select" | "include"> = {},
): Promise<EmergencyRequest> {
  const { viewer } = context;
  admit(viewer, "admin");
  if (number === other) throw new Refusal("INVALID", says.oneCase, { other: [says.oneCase] });
  await demandRequest(context, number);
  await demandRequest(context, other);
  const pair = { firstId: Math.min(number, other), secondId: Math.max(number, other) };
  const word = { same, by: viewer.username, at: context.now() };
  await context.db.$transaction(async (tx) => {
    await tx.personVerdict.upsert({
      where: { firstId_secondId: pair },
      create: { ...pair, ...word },
      update: word,
    });
    await countTogether(context, tx, { requestIds: [number, other], same });
    for (const [id, against] of [
      [number, other],
      [other, number],
    ])
      await record(tx, context, {
        action: "request.person-judged",
        resourceType: "request",
        resourceId: id ?? number,
        details: { other: against ?? other, after: same ? "same person" : "not the same person" },
      });
  });
  context.events.publish("requestChanged", { id: number });
  context.events.publish("requestChanged", { id: other });
  return readRequest(context, number, query);
}

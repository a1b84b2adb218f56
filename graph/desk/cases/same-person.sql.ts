import { Prisma } from "../../../prisma/client/client.ts";
import type { RequestStatus } from "../../../prisma/client/enums.ts";
import type { KeyKind } from "../../intake/people/types.ts";
import { isPromisedMoney } from "../../core/database/rules.sql.ts";

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

type KindredRow = Omit<Kindred, "verdict"> & {
  anonymous: boolean;
  same: boolean | null;
  by: string | null;
  at: Date | null;
};

/** The newest cases that share a key with this one. */
export const readKindred = (db: Pick<Prisma.TransactionClient, "$queryRaw">, id: number, most: number) =>
  db.$queryRaw<KindredRow[]>`
    SELECT r."id" AS "number", r."caseId", r."status"::text AS "status", r."victimName", r."anonymous", r."createdAt", m."matches", v."same", v."by", v."at",
      coalesce((SELECT sum(f."amountCents")::int FROM "FundAllocation" f WHERE f."requestId" = r."id" AND ${Prisma.raw(isPromisedMoney)}), 0) AS "allocatedCents"
    FROM (SELECT o."requestId", array_agg(DISTINCT o."kind") AS "matches" FROM "PersonKey" k
      JOIN "PersonKey" o ON o."key" = k."key" AND o."kind" = k."kind" AND o."requestId" <> k."requestId"
      WHERE k."requestId" = ${id} AND k."key" <> '' GROUP BY o."requestId" ORDER BY o."requestId" DESC LIMIT ${most}) m
    JOIN "EmergencyRequest" r ON r."id" = m."requestId"
    LEFT JOIN "PersonVerdict" v ON v."firstId" = least(r."id", ${id}) AND v."secondId" = greatest(r."id", ${id})
    ORDER BY r."id" DESC`;

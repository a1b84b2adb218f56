import type { RequestStatus } from "../../../prisma/client/enums.ts";
import type { KeyKind } from "../../intake/people/types.ts";
import { isPromisedMoney } from "../../core/database/rules.sql.ts";
import { bool, int, nullable, text, timestamp, word, words } from "../../core/database/columns.ts";
import { type Statement, type Tx, sqlWithin } from "../../core/database/statement.ts";

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
export const readKindred = (tx: Tx, id: number, most: number) => sqlWithin(tx)(kindred, [id, most]);

const kindred: Statement<KindredRow> = {
  name: "same-person-cases",
  row: {
    number: int,
    caseId: text,
    status: word(),
    victimName: text,
    anonymous: bool,
    createdAt: timestamp,
    matches: words(),
    same: nullable(bool),
    by: nullable(text),
    at: nullable(timestamp),
    allocatedCents: int,
  },
  text: `
    SELECT r."id" AS "number", r."caseId", r."status"::text AS "status", r."victimName", r."anonymous", r."createdAt", m."matches", v."same", v."by", v."at",
      coalesce((SELECT sum(f."amountCents")::int FROM "FundAllocation" f WHERE f."requestId" = r."id" AND ${isPromisedMoney}), 0) AS "allocatedCents"
    FROM (SELECT o."requestId", array_agg(DISTINCT o."kind") AS "matches" FROM "PersonKey" k
      JOIN "PersonKey" o ON o."key" = k."key" AND o."kind" = k."kind" AND o."requestId" <> k."requestId"
      WHERE k."requestId" = $1 AND k."key" <> '' GROUP BY o."requestId" ORDER BY o."requestId" DESC LIMIT $2) m
    JOIN "EmergencyRequest" r ON r."id" = m."requestId"
    LEFT JOIN "PersonVerdict" v ON v."firstId" = least(r."id", $1) AND v."secondId" = greatest(r."id", $1)
    ORDER BY r."id" DESC`,
};

import { sqlWithin, type Sql, type Tx } from "../database/statement.ts";
import { bool, int, nullable, text, timestamp } from "../database/columns.ts";

/*
 * What the background steps work on next. Each claims or locks its rows, so that two processes
 * never do the same.
 */

const letterColumns = {
  id: int,
  requestId: int,
  factsSealed: text,
  createdAt: timestamp,
  contacting: bool,
  /** When the dispatched help ends. Null for other letters. */
  helpEndsAt: nullable(timestamp),
};

/** The oldest due letters, without waiting for other workers. */
export const lockDueLetters = (tx: Tx, most: number) => sqlWithin(tx)(dueLetters, [most]);

const dueLetters = {
  name: "letters-due",
  row: letterColumns,
  text: `SELECT l."id", l."requestId", l."factsSealed", l."createdAt", r."contacting", h."endsAt" AS "helpEndsAt"
    FROM "Letter" l JOIN "EmergencyRequest" r ON r."id" = l."requestId" LEFT JOIN "HelpDispatch" h ON h."id" = l."dispatchId"
    WHERE l."state" = 'due' ORDER BY l."createdAt", l."id" LIMIT $1 FOR NO KEY UPDATE OF l SKIP LOCKED`,
};

/** Takes the year's next numbers, and returns the last of them. */
export async function takeLetterNumbers(tx: Tx, year: number, count: number): Promise<number> {
  const [taken] = await sqlWithin(tx)(letterNumbers, [year, count]);
  return taken?.last ?? 0;
}

const letterNumbers = {
  name: "letter-numbers",
  row: { last: int },
  text: `INSERT INTO "LetterNumber" ("year", "last") VALUES ($1, $2)
    ON CONFLICT ("year") DO UPDATE SET "last" = "LetterNumber"."last" + $2 RETURNING "last"`,
};

/**
 * Completed since then, without a closing summary. A person who stays anonymous requests it on
 * their pass. A case entered from paper gets no messages.
 */
export const readSummariesDue = (tx: Tx, { since, most }: { since: Date; most: number }) =>
  sqlWithin(tx)(summariesDue, [since, most]);

const summariesDue = {
  name: "summaries-due",
  row: { id: int },
  text: `SELECT r."id" FROM "EmergencyRequest" r
    WHERE r."status" = 'completed' AND NOT r."anonymous" AND r."completedAt" > $1
      AND NOT EXISTS (SELECT FROM "Voucher" p WHERE p."requestId" = r."id")
      AND NOT EXISTS (SELECT FROM "Letter" l WHERE l."requestId" = r."id" AND l."kind" = 'summary'
        AND (l."state" <> 'void' OR l."createdAt" >= r."completedAt"))
    ORDER BY r."completedAt", r."id" LIMIT $2`,
};

interface SurveysDue {
  now: Date;
  completedAfter: Date;
  /** The help could be used since then. */
  usedAfter: Date;
  leastDaysToUse: number;
  most: number;
}

/** Completed, not surveyed, reachable, and not entered from paper; the longest due first. */
export const readSurveysDue = (
  tx: Tx,
  { now, completedAfter, usedAfter, leastDaysToUse, most }: SurveysDue,
) => sqlWithin(tx)(surveysDue, [now, completedAfter, usedAfter, leastDaysToUse, most]);

/** $1 now, $2 completed after, $3 used after, $4 least days to use the help, $5 most */
const surveysDue = {
  name: "surveys-due",
  row: { id: int },
  text: `SELECT d."id" FROM (
    SELECT r."id", greatest(
      r."completedAt" + greatest($4::int, coalesce((r."needs"->'room'->>'nights')::int, 0)) * interval '24 hours',
      (SELECT max(h."createdAt") + $4::int * interval '24 hours'
        FROM "HelpDispatch" h WHERE h."requestId" = r."id" AND h."voidedAt" IS NULL)
    ) AS "usedAt"
    FROM "EmergencyRequest" r LEFT JOIN "VictimInfo" v ON v."requestId" = r."id"
    WHERE r."status" = 'completed' AND r."contacting"
      AND NOT EXISTS (SELECT FROM "SafeContact" c WHERE c."requestId" = r."id" AND c."way" = 'call')
      AND r."completedAt" > $2
      AND NOT EXISTS (SELECT FROM "Voucher" p WHERE p."requestId" = r."id")
      AND NOT EXISTS (SELECT FROM "Satisfaction" s WHERE s."requestId" = r."id")
      AND (r."victimPhone" <> '' OR coalesce(nullif(v."email", ''), nullif(v."phone", '')) IS NOT NULL
        OR (v."requestId" IS NULL AND r."victimEmail" <> ''))
  ) d
  WHERE d."usedAt" <= $1 AND d."usedAt" > $3
  ORDER BY d."usedAt" LIMIT $5`,
};

/** Requests without a key of this kind. */
export const readRequestsWithoutKey = (tx: Tx, kind: string, most: number) =>
  sqlWithin(tx)(withoutKey, [kind, most]);

const withoutKey = {
  name: "requests-without-key",
  row: { id: int },
  text: `SELECT r."id" FROM "EmergencyRequest" r WHERE NOT EXISTS (SELECT FROM "PersonKey" k WHERE k."requestId" = r."id" AND k."kind" = $1)
      AND NOT EXISTS (SELECT FROM "StrippedRecord" s WHERE s."unit" = 'request' AND s."key" = r."id" AND s."record" = 'cases')
    ORDER BY r."id" LIMIT $2`,
};

/** Claims requests that wait for a recommendation, the most urgent first. */
export const claimRecommendations = (
  sql: Sql,
  { now, leasedBefore, oldest, most }: { now: Date; leasedBefore: Date; oldest: Date; most: number },
) => sql(claimWaiting, [now, leasedBefore, oldest, most]);

/** The lease is an idempotency row; it is deleted with the write, or expires. */
const claimWaiting = {
  name: "recommendation-claim",
  row: { number: int },
  text: `
    INSERT INTO "IdempotencyKey" ("scope", "key", "bodyHash", "answer", "createdAt")
    SELECT 'recommendation', r."id"::text, '', '{}', $1::timestamptz
    FROM "EmergencyRequest" r
    WHERE r."createdAt" > $3::timestamptz AND r."status" <> 'denied'
      AND NOT EXISTS (SELECT 1 FROM "Recommendation" x WHERE x."requestId" = r."id")
      AND NOT EXISTS (SELECT 1 FROM "IdempotencyKey" k WHERE k."scope" = 'recommendation' AND k."key" = r."id"::text AND k."createdAt" >= $2::timestamptz)
    ORDER BY r."urgencyLevel", r."id"
    LIMIT $4::int
    ON CONFLICT ("scope", "key") DO UPDATE SET "createdAt" = $1::timestamptz WHERE "IdempotencyKey"."createdAt" < $2::timestamptz
    RETURNING "key"::int AS "number"`,
};

/** Requests whose resources were not chosen, or before the victim information changed. */
export const readRematchesDue = (sql: Sql, most: number) => sql(rematchesDue, [most]);

const rematchesDue = {
  name: "resources-due",
  row: { number: int, before: nullable(timestamp) },
  text: `
    SELECT x."requestId" AS "number", x."resourcesAt" AS "before"
    FROM "Recommendation" x
    JOIN "EmergencyRequest" r ON r."id" = x."requestId"
    WHERE r."status" <> 'denied' AND (x."resourcesAt" IS NULL OR x."victimChangedAt" > x."resourcesAt")
    ORDER BY x."requestId" DESC
    LIMIT $1::int`,
};

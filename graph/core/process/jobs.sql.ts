import type { Prisma } from "../../../prisma/client/client.ts";
import type { Sql, Statement } from "../database/statement.ts";

/*
 * What the background steps work on next. Each claims or locks its rows, so that two processes
 * never do the same.
 */

type Tx = Pick<Prisma.TransactionClient, "$queryRaw">;

interface DueLetter {
  id: number;
  requestId: number;
  factsSealed: string;
  createdAt: Date;
  contacting: boolean;
  /** When the dispatched help ends. Null for other letters. */
  helpEndsAt: Date | null;
}

/** The oldest due letters, without waiting for other workers. */
export const lockDueLetters = (tx: Tx, most: number) => tx.$queryRaw<DueLetter[]>`
  SELECT l."id", l."requestId", l."factsSealed", l."createdAt", r."contacting", h."endsAt" AS "helpEndsAt"
  FROM "Letter" l JOIN "EmergencyRequest" r ON r."id" = l."requestId" LEFT JOIN "HelpDispatch" h ON h."id" = l."dispatchId"
  WHERE l."state" = 'due' ORDER BY l."createdAt", l."id" LIMIT ${most} FOR NO KEY UPDATE OF l SKIP LOCKED`;

/** Takes the year's next numbers, and returns the last of them. */
export async function takeLetterNumbers(tx: Tx, year: number, count: number): Promise<number> {
  const [taken] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "LetterNumber" ("year", "last") VALUES (${year}, ${count})
    ON CONFLICT ("year") DO UPDATE SET "last" = "LetterNumber"."last" + ${count} RETURNING "last"`;
  return taken?.last ?? 0;
}

/** Completed since then, without a closing summary. Who is anonymous asks for it on their pass. */
export const readSummariesDue = (tx: Tx, { since, most }: { since: Date; most: number }) => tx.$queryRaw<
  { id: number }[]
>`
  SELECT r."id" FROM "EmergencyRequest" r
  WHERE r."status" = 'completed' AND NOT r."anonymous" AND r."completedAt" > ${since}
    AND NOT EXISTS (SELECT FROM "Letter" l WHERE l."requestId" = r."id" AND l."kind" = 'summary'
      AND (l."state" <> 'void' OR l."createdAt" >= r."completedAt"))
  ORDER BY r."completedAt", r."id" LIMIT ${most}`;

interface SurveysDue {
  now: Date;
  completedAfter: Date;
  /** The help could be used since then. */
  usedAfter: Date;
  leastDaysToUse: number;
  most: number;
}

/** Completed, not surveyed, and reachable, longest due first. */
export const readSurveysDue = (
  tx: Tx,
  { now, completedAfter, usedAfter, leastDaysToUse, most }: SurveysDue,
) => tx.$queryRaw<{ id: number }[]>`
  SELECT d."id" FROM (
    SELECT r."id", greatest(
      r."completedAt" + greatest(${leastDaysToUse}::int, coalesce((r."needs"->'room'->>'nights')::int, 0)) * interval '24 hours',
      (SELECT max(h."createdAt") + ${leastDaysToUse}::int * interval '24 hours'
        FROM "HelpDispatch" h WHERE h."requestId" = r."id" AND h."voidedAt" IS NULL)
    ) AS "usedAt"
    FROM "EmergencyRequest" r LEFT JOIN "VictimInfo" v ON v."requestId" = r."id"
    WHERE r."status" = 'completed' AND r."contacting"
      AND NOT EXISTS (SELECT FROM "SafeContact" c WHERE c."requestId" = r."id" AND c."way" = 'call')
      AND r."completedAt" > ${completedAfter}
      AND NOT EXISTS (SELECT FROM "Satisfaction" s WHERE s."requestId" = r."id")
      AND (r."victimPhone" <> '' OR coalesce(nullif(v."email", ''), nullif(v."phone", '')) IS NOT NULL
        OR (v."requestId" IS NULL AND r."victimEmail" <> ''))
  ) d
  WHERE d."usedAt" <= ${now} AND d."usedAt" > ${usedAfter}
  ORDER BY d."usedAt" LIMIT ${most}`;

/** Requests without a key of this kind. */
export const readRequestsWithoutKey = (db: Tx, kind: string, most: number) => db.$queryRaw<{ id: number }[]>`
  SELECT r."id" FROM "EmergencyRequest" r WHERE NOT EXISTS (SELECT FROM "PersonKey" k WHERE k."requestId" = r."id" AND k."kind" = ${kind})
  ORDER BY r."id" LIMIT ${most}`;

/** Claims requests that wait for a recommendation, the most urgent first. */
export const claimRecommendations = (
  sql: Sql,
  { now, leasedBefore, oldest, most }: { now: Date; leasedBefore: Date; oldest: Date; most: number },
) => sql<{ number: number }>(claimWaiting, [now, leasedBefore, oldest, most]);

/** The lease is an idempotency row; it is deleted with the write, or expires. */
const claimWaiting: Statement = {
  name: "recommendation-claim",
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
export const readRematchesDue = (sql: Sql, most: number) =>
  sql<{ number: number; before: Date | null }>(rematchesDue, [most]);

const rematchesDue: Statement = {
  name: "resources-due",
  text: `
    SELECT x."requestId" AS "number", x."resourcesAt" AS "before"
    FROM "Recommendation" x
    JOIN "EmergencyRequest" r ON r."id" = x."requestId"
    WHERE r."status" <> 'denied' AND (x."resourcesAt" IS NULL OR x."victimChangedAt" > x."resourcesAt")
    ORDER BY x."requestId" DESC
    LIMIT $1::int`,
};

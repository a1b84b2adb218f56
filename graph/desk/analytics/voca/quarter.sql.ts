import type {
  Age,
  Classification,
  Gender,
  Race,
  VictimizationType,
} from "../../../../shared/intake/voca/rules.ts";
import { bool, int, nullable, text, timestamp, word, words } from "../../../core/database/columns.ts";
import { literals, type Sql, type Statement } from "../../../core/database/statement.ts";
import { strongKinds } from "./persons.sql.ts";

/** A request with help in the fiscal year, up to the end of the quarter. */
export interface ServedRow {
  requestId: number;
  filedAt: Date;
  /** It had help in the fiscal year before the quarter. */
  isFromBefore: boolean;
  /** How often it got this in the quarter. */
  food: number;
  shelter: number;
  transportation: number;
  money: number;
  keys: string[];
  dateOfBirthSealed: string | null;
  /** When the person answered. Null if they did not. */
  saidAt: Date | null;
  age: Age | null;
  gender: Gender | null;
  race: Race | null;
  classifications: Classification[];
  types: VictimizationType[];
}

interface Span {
  yearFrom: Date;
  from: Date;
  until: Date;
}

/** One row for each request, in the order of their numbers. */
export const readServed = (sql: Sql, { yearFrom, from, until }: Span) => sql(served, [yearFrom, from, until]);

const times = (kind: string) =>
  `(count(*) FILTER (WHERE g."kind" = '${kind}' AND g."at" >= $2::timestamptz))::int`;
const wordsIn = (column: string) => `coalesce(${column}::text[], '{}')`;

/* $1 start of the fiscal year, $2 start of the quarter, $3 its end */
const served: Statement<ServedRow> = {
  name: "voca-served",
  row: {
    requestId: int,
    filedAt: timestamp,
    isFromBefore: bool,
    food: int,
    shelter: int,
    transportation: int,
    money: int,
    keys: words(),
    dateOfBirthSealed: nullable(text),
    saidAt: nullable(timestamp),
    age: nullable(word()),
    gender: nullable(word()),
    race: nullable(word()),
    classifications: words(),
    types: words(),
  },
  text: `WITH given AS (
    SELECT d."requestId", d."helpType"::text AS "kind", d."createdAt" AS "at" FROM "HelpDispatch" d
    WHERE d."createdAt" >= $1::timestamptz AND d."createdAt" < $3::timestamptz AND d."voidedAt" IS NULL AND d."expiredAt" IS NULL
    UNION ALL
    SELECT f."requestId", 'money', f."distributedAt" FROM "FundAllocation" f
    WHERE f."distributedAt" >= $1::timestamptz AND f."distributedAt" < $3::timestamptz AND f."status" = 'distributed' AND f."paidCents" > 0
  ), helped AS (
    SELECT g."requestId", bool_or(g."at" < $2::timestamptz) AS "isFromBefore",
      ${times("food")} AS "food", ${times("shelter")} AS "shelter", ${times("transportation")} AS "transportation", ${times("money")} AS "money"
    FROM given g GROUP BY g."requestId"
  ), keys AS (
    SELECT k."requestId", array_agg(k."key") AS "keys" FROM helped h JOIN "PersonKey" k ON k."requestId" = h."requestId"
    WHERE k."kind" IN (${literals(strongKinds)}) AND k."key" <> '' GROUP BY k."requestId"
  )
  SELECT h.*, r."createdAt" AS "filedAt", coalesce(k."keys", '{}') AS "keys", i."dateOfBirthSealed", a."saidAt",
    a."age"::text AS "age", a."gender"::text AS "gender", a."race"::text AS "race",
    ${wordsIn('a."classifications"')} AS "classifications", ${wordsIn('v."types"')} AS "types"
  FROM helped h JOIN "EmergencyRequest" r ON r."id" = h."requestId" LEFT JOIN keys k ON k."requestId" = h."requestId"
    LEFT JOIN "VictimInfo" i ON i."requestId" = h."requestId" LEFT JOIN "VocaAnswers" a ON a."requestId" = h."requestId"
    LEFT JOIN "Victimization" v ON v."requestId" = h."requestId"
  ORDER BY h."requestId"`,
};

/** Answered callbacks, without those that a person asked for about their own case. */
export async function countAnonymousContacts(sql: Sql, { from, until }: Pick<Span, "from" | "until">) {
  const [row] = await sql(contacts, [from, until]);
  return row?.count ?? 0;
}

const contacts: Statement<{ count: number }> = {
  name: "voca-contacts",
  row: { count: int },
  text: `SELECT count(*)::int AS "count" FROM "CallbackRequest" c WHERE c."answeredAt" >= $1::timestamptz AND c."answeredAt" < $2::timestamptz
    AND NOT EXISTS (SELECT 1 FROM "EmergencyRequest" r WHERE r."caseId" = c."name")`,
};

import { nameOf, sqlIn, type AgencyScope } from "../../core/access/agency-scope.ts";
import type { EmergencyRequest, Officer } from "../../../prisma/client/client.ts";
import type { RequestStatus } from "../../../prisma/client/enums.ts";
import { maxFound, type CaseOrder } from "../../../shared/desk/cases/rules.ts";
import { closedStatuses } from "../../../shared/core/request-statuses.ts";
import { isItsRule } from "../../core/database/rules.sql.ts";
import { takePrefetched, type Prefetch } from "../../core/prefetch/prefetch.ts";
import { columnsOf } from "./columns.ts";
import { literals, type Reader, type Statement } from "../../core/database/statement.ts";
import {
  type Columns,
  bool,
  int,
  json,
  jsonRows,
  nullable,
  text,
  timestamp,
  word,
  words,
} from "../../core/database/columns.ts";

/** Whose approval a `processing` request still needs. */
export interface MissingApproval {
  approvals: number;
  required: number;
  /** The holder of a link that can decide; null if there is none. */
  supervisor: string | null;
  /** An officer's rolling limit is reached: an administrator must be among the approvers. */
  needsAdmin: boolean;
}

export type Filer = Pick<Officer, "id" | "name" | "badgeNumber" | "agency" | "phone" | "email">;

/** The request's own columns that the statement reads. */
const ownColumns = [
  "id",
  "caseId",
  "urgencyLevel",
  "status",
  "victimName",
  "anonymous",
  "officerId",
  "citizenId",
  "agencyId",
  "requestAmountCents",
  "requestedHelpTypes",
  "createdAt",
] as const;

/** Fields of the request that the statement reads in addition to its own columns. */
export interface TrackedFacts {
  caseOfficer: Filer | null;
  letterCount: number;
  responseCount: number;
  unreadResponseCount: number;
  missingApproval: MissingApproval | null;
}

/** A row of the tracker. */
export interface TrackedRow extends Pick<EmergencyRequest, (typeof ownColumns)[number]>, TrackedFacts {}

const factColumns: Columns<TrackedFacts> = {
  caseOfficer: nullable(json()),
  letterCount: int,
  responseCount: int,
  unreadResponseCount: int,
  missingApproval: nullable(json()),
};
const trackedColumns = jsonRows<TrackedRow>({
  id: int,
  caseId: text,
  urgencyLevel: word(),
  status: word(),
  victimName: text,
  anonymous: bool,
  officerId: nullable(int),
  citizenId: nullable(int),
  agencyId: nullable(int),
  requestAmountCents: nullable(int),
  requestedHelpTypes: words(),
  createdAt: timestamp,
  ...factColumns,
});

/** The fields that the statement covers; any other field needs the whole row. */
export const trackedFields: typeof columnsOf = {
  ...Object.fromEntries(
    Object.entries(columnsOf).filter(([, columns]) =>
      columns.every((column) => ownColumns.some((own) => own === column)),
    ),
  ),
  caseOfficer: [],
  letterCount: [],
  responseCount: [],
  unreadResponseCount: [],
  missingApproval: [],
};

const counted = (table: string, where = "") =>
  `(SELECT count(*)::int FROM "${table}" x WHERE x."requestId" = r."id"${where})`;
/** $1 now */
const facts = `CASE WHEN o."id" IS NOT NULL THEN json_build_object('id', o."id", 'name', o."name", 'badgeNumber', o."badgeNumber",
    'agency', o."agency", 'phone', o."phone", 'email', o."email") END AS "caseOfficer",
  ${counted("Letter")} AS "letterCount", ${counted("RecipientResponse")} AS "responseCount",
  ${counted("RecipientResponse", ' AND x."acknowledgedAt" IS NULL')} AS "unreadResponseCount",
  CASE WHEN r."status" = 'processing' THEN json_build_object(
    'approvals', ${counted("Approval", ` AND x."decision" = 'approved' AND x."voidedAt" IS NULL`)},
    'required', coalesce((SELECT u."requiredApprovers" FROM "UrgencyRule" u
      WHERE ${isItsRule}), 1),
    'supervisor', (SELECT v."supervisorName" FROM "Link" l JOIN "Verification" v ON v."id" = l."verificationId"
      WHERE l."requestId" = r."id" AND l."purpose" = 'approve' AND l."usedAt" IS NULL AND l."expiresAt" > $1::timestamptz ORDER BY l."id" DESC LIMIT 1),
    'needsAdmin', r."needsAdministrator"
  ) END AS "missingApproval"`;
const orders: Record<CaseOrder, string> = {
  urgency: `ORDER BY r."urgencyLevel", r."createdAt" DESC, r."id" DESC`,
  newest: `ORDER BY r."createdAt" DESC, r."id" DESC`,
  oldest: `ORDER BY r."createdAt", r."id"`,
};

const columns = `${ownColumns.map((name) => `r."${name}"`).join(", ")}, ${facts}`;

/**
 * Results of a search up to this number are sorted; beyond it, the page is read along the order. Of
 * a million rows, one in twenty to forty is then read at most.
 */
const maxSorted: Record<CaseOrder, number> = { urgency: maxFound, newest: 2_000, oldest: 2_000 };
/** These come first, are few, and each has an index of trigrams of its own. */
const firstLevels = ["critical", "high"] as const;
const levels = [
  ...firstLevels.map((level) => `r."urgencyLevel" = '${level}'`),
  `r."urgencyLevel" > '${firstLevels.at(-1)}'`,
];

/** A search word as a LIKE pattern, with its own wildcards escaped. */
const contains = (place: string) =>
  String.raw`r."searchText" LIKE '%' || regexp_replace(sv_fold(${place}::text), '([\\%_])', '\\\1', 'g') || '%'`;
/**
 * The same without the index of trigrams. PostgreSQL expects it of every third row, so it looks for
 * them along the order.
 */
const holdsText = (place: string) => `strpos(r."searchText", sv_fold(${place}::text)) > 0`;

/**
 * The end of a case or phone number, which finds it by the index. Its beginning is that of nearly
 * every case, or of a whole area: the index would read a list of all of them.
 */
function lastDigits(word: string): string | undefined {
  const [, ofCase, ofPhone] = /^(?:\w+-\d{4}-\d*?(\d{3,5})|\d+(\d{7}))$/.exec(word) ?? [];
  return ofCase ?? ofPhone;
}

export interface TrackedAsked {
  words: readonly string[];
  status: RequestStatus | null;
  /** Without completed and denied requests. */
  isOpen?: boolean;
  order?: CaseOrder;
}

/** With the agencies whose cases are listed. */
export type TrackedIn = TrackedAsked & { scope: AgencyScope };

interface Slice {
  /** Number in the last cursor of the previous page, 0 on the first page. */
  after: number;
  take: number;
}

/**
 * A page: most urgent first, then newest, or in another order. `found` is the number of results,
 * `maxFound` + 1 if there are more; null without a search.
 */
export async function readTrackedPage(context: Reader, asked: TrackedIn, slice: Slice) {
  const prefetch = trackedPrefetch(asked, slice);
  const rows = prefetch && takePrefetched(context, prefetch);
  if (rows) return { found: null, rows };
  const { statement, values } = pageStatement(asked, slice, context.now());
  const [page] = await context.sql(statement, values);
  return page ?? { found: null, rows: [] };
}

/**
 * The first page without a search, prefetched for the administrator of the session. It is the same
 * for all who see the whole program, so calls that arrive together read it once.
 */
export function trackedPrefetch(asked: TrackedIn, slice: Slice): Prefetch<TrackedRow[]> | undefined {
  if (asked.words.length > 0 || asked.status || slice.after !== 0 || asked.scope.agencies) return undefined;
  const { name, text } = pageStatement(asked, slice, new Date(0)).statement;
  return {
    name,
    of: "admin",
    with: `tracked AS MATERIALIZED (${text})`,
    value: `(SELECT t."rows" FROM tracked t WHERE s."seesAll")`,
    column: trackedColumns,
    parameters: {},
  };
}

/** What the tracker shows of one request in addition to its own columns. */
export async function readTrackedFacts(
  { sql, now }: Pick<Reader, "sql" | "now">,
  id: number,
): Promise<TrackedFacts | undefined> {
  const [read] = await sql(factsStatement, [now(), id]);
  return read;
}

/**
 * One page in one statement. It reads along the order's index; in the order of urgency in one
 * branch for the same urgency and one for lower ones, each limited to the page size. The first page
 * of a search finds its rows by trigrams, the most urgent first, until it has as many as it sorts.
 * If they do not hold the page, it reads along the order instead. A search runs unprepared, so that
 * the planner knows its words. The limit is a literal: with a parameter PostgreSQL would plan again
 * for each call.
 */
export function pageStatement(asked: TrackedIn, { after, take }: Slice, now: Date) {
  const { words, status, isOpen, order = "urgency", scope } = asked;
  const inOrder = orders[order];
  const values: unknown[] = [now];
  const place = (value: unknown) => `$${values.push(value)}`;
  const ofStatus = [
    ...(scope.agencies === null ? [] : [sqlIn(scope, "r")]),
    ...(status ? [`r."status" = ${place(status)}::text::"RequestStatus"`] : []),
    ...(isOpen ? [`r."status" NOT IN (${literals(closedStatuses)})`] : []),
  ];
  const places = words.map((word) => ({ whole: place(word), end: lastDigits(word) }));
  const holds = [
    ...ofStatus,
    ...places.flatMap(({ whole, end }) =>
      end ? [contains(place(end)), holdsText(whole)] : [contains(whole)],
    ),
  ];
  const alongOrder = [...ofStatus, ...places.map(({ whole }) => holdsText(whole))];
  const part = (...conditions: readonly string[]) =>
    `(SELECT r.* FROM "EmergencyRequest" r ${conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : ""} ${inOrder} LIMIT ${take})`;
  const last = after === 0 ? "" : `(SELECT %s FROM "EmergencyRequest" c WHERE c."id" = ${place(after)}::int)`;
  const of = (column: string) => last.replace("%s", column);
  const isSearch = words.length > 0;
  const most = maxSorted[order];
  // What is found of a level is complete once a later level was reached.
  const complete = `count(*) FILTER (WHERE h."urgencyLevel" <= '${firstLevels.at(-1)}' AND h."urgencyLevel" < (SELECT max("urgencyLevel") FROM hits)) >= ${take}`;
  const sorts = `(SELECT count(*) <= ${most}${order === "urgency" ? ` OR ${complete}` : ""} FROM hits h)`;
  const first = isSearch
    ? `(SELECT r.* FROM (SELECT r."id" FROM hits r WHERE ${sorts} ${inOrder} LIMIT ${take}) h JOIN "EmergencyRequest" r USING ("id")
        UNION ALL ${part(`NOT ${sorts}`, ...alongOrder)})`
    : part(...ofStatus);
  const found =
    after === 0
      ? first
      : order !== "urgency"
        ? part(
            ...holds,
            `(r."createdAt", r."id") ${order === "newest" ? "<" : ">"} ${of('c."createdAt", c."id"')}`,
          )
        : `(${part(...holds, `r."urgencyLevel" = ${of('c."urgencyLevel"')}`, `(r."createdAt", r."id") < ${of('c."createdAt", c."id"')}`)}
        UNION ALL ${part(...holds, `r."urgencyLevel" > ${of('c."urgencyLevel"')}`)})`;
  const ofLevel = (level: string) =>
    `(SELECT r."id", r."urgencyLevel", r."createdAt" FROM "EmergencyRequest" r WHERE ${[level, ...holds].join(" AND ")})`;
  const hits = `WITH hits AS MATERIALIZED (${levels.map(ofLevel).join(" UNION ALL ")} LIMIT ${most + 1}) `;
  const total = isSearch ? `(SELECT least(count(*), ${maxFound + 1})::int FROM hits)` : "NULL::int";
  const name = isSearch
    ? ""
    : `tracked${status ? "-status" : ""}${isOpen ? "-open" : ""}-${order}${after === 0 ? "" : "-after"}-${take}${nameOf(scope)}`;
  const text = `${isSearch ? hits : ""}SELECT ${total} AS "found", (SELECT coalesce(json_agg(p), '[]') FROM (
    SELECT ${columns} FROM ${found} r LEFT JOIN "Officer" o ON o."id" = r."officerId" ${inOrder} LIMIT ${take}) p) AS "rows"`;
  const row = { found: nullable(int), rows: trackedColumns };
  return { statement: { name, row, text }, values };
}

const factsStatement: Statement<TrackedFacts> = {
  name: "tracked-facts",
  row: factColumns,
  text: `SELECT ${facts} FROM "EmergencyRequest" r LEFT JOIN "Officer" o ON o."id" = r."officerId" WHERE r."id" = $2`,
};

/**
 * Texts as the search columns have them: without capitals, accents and apostrophes, with one dash
 * and ASCII digits. Only the database knows how, because its triggers write those columns.
 */
export async function foldForSearch(
  { sql }: Pick<Reader, "sql">,
  texts: readonly string[],
): Promise<string[]> {
  const rows = await sql(foldStatement, [texts]);
  return rows.map(({ folded }) => folded);
}

const foldStatement = {
  name: "fold-for-search",
  row: { folded: text },
  text: `SELECT sv_fold(t."text") AS "folded" FROM unnest($1::text[]) WITH ORDINALITY t("text", "at") ORDER BY t."at"`,
};

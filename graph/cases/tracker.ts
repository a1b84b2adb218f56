import type { HelpType, RequestStatus, UrgencyLevel } from "../../prisma/client/enums.ts";
import type { Context } from "../core/context.ts";
import { admit } from "../core/access/audiences.ts";
import { parse } from "../core/errors.ts";
import { pseudonymOf } from "../recipients/naming.ts";
import { casesPerPage, mostFound, trackedFilter, wordsIn, type TrackedFilter } from "./rules.shared.ts";
import { countCases } from "./stats.ts";

/** Whose approval a `processing` request still needs. */
export interface MissingWord {
  approvals: number;
  required: number;
  /** The holder of a link that can decide; null if there is none. */
  supervisor: string | null;
  /** An officer's rolling limit is reached: an administrator must be among the approvers. */
  needsAdmin: boolean;
}

/** A row of the tracker. */
export interface TrackedCase {
  id: number;
  caseId: string;
  urgencyLevel: UrgencyLevel;
  status: RequestStatus;
  victimName: string;
  anonymous: boolean;
  officerId: number | null;
  officerName: string | null;
  requestAmountCents: number | null;
  requestedHelpTypes: HelpType[];
  /** As displayed. */
  createdAt: string;
  letters: number;
  responses: number;
  unread: number;
  missing: MissingWord | null;
}

export interface TrackedPage {
  filter: TrackedFilter;
  rows: TrackedCase[];
  hasNext: boolean;
  /** The number of results, `mostFound` + 1 if there are more; null without a search. */
  found: number | null;
}

const printed = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const counted = (table: string, where = "") =>
  `(SELECT count(*)::int FROM "${table}" x WHERE x."requestId" = r."id"${where})`;
/** $1 now */
const columns = `r."id", r."caseId", r."urgencyLevel", r."status", r."victimName", r."anonymous", r."officerId", o."name" AS "officerName",
  r."requestAmountCents", r."requestedHelpTypes", ${printed('r."createdAt"')} AS "createdAt",
  ${counted("Letter")} AS "letters", ${counted("RecipientResponse")} AS "responses", ${counted("RecipientResponse", ' AND x."acknowledgedAt" IS NULL')} AS "unread",
  CASE WHEN r."status" = 'processing' THEN json_build_object(
    'approvals', ${counted("Approval", ` AND x."decision" = 'approved' AND x."voidedAt" IS NULL`)},
    'required', coalesce((SELECT u."requiredApprovers" FROM "UrgencyRule" u
      WHERE u."urgencyLevel" = (CASE r."urgencyLevel" WHEN 'critical' THEN 'critical' WHEN 'high' THEN 'urgent' ELSE 'standard' END)::"RuleUrgency"), 1),
    'supervisor', (SELECT v."supervisorName" FROM "Link" l JOIN "Verification" v ON v."id" = l."verificationId"
      WHERE l."requestId" = r."id" AND l."purpose" = 'approve' AND l."usedAt" IS NULL AND l."expiresAt" > $1::timestamptz ORDER BY l."id" DESC LIMIT 1),
    'needsAdmin', coalesce((SELECT a."details"->>'limit' = 'officer' FROM "AuditEntry" a
      WHERE a."resourceType" = 'request' AND a."resourceId" = r."id"::text AND a."action" = 'request.limit-reached' ORDER BY a."id" DESC LIMIT 1), false)
  ) END AS "missing"`;
const inOrder = `ORDER BY r."urgencyLevel", r."createdAt" DESC, r."id" DESC`;

/** A search word as a LIKE pattern, with its own wildcards escaped. */
const contains = (place: string) =>
  String.raw`r."searchText" LIKE '%' || regexp_replace(sv_fold(${place}::text), '([\\%_])', '\\\1', 'g') || '%'`;

interface Asked {
  words: readonly string[];
  status: RequestStatus | null;
  after: number | null;
}

/**
 * One page in one statement: it reads along the order's index, in one branch for the same urgency
 * and one for lower ones, each limited to the page size. A search runs unprepared, so that the
 * planner knows its words: rare ones use trigrams, frequent ones the order. The limit is a literal:
 * with a parameter PostgreSQL would plan again for each call.
 */
export function pageStatement({ words, status, after }: Asked, now: Date) {
  const values: unknown[] = [now];
  const place = (value: unknown) => `$${values.push(value)}`;
  const holds = [
    ...(status ? [`r."status" = ${place(status)}::text::"RequestStatus"`] : []),
    ...words.map((word) => contains(place(word))),
  ];
  const part = (...more: string[]) => {
    const where = [...holds, ...more].join(" AND ");
    return `(SELECT r.* FROM "EmergencyRequest" r ${where && `WHERE ${where}`} ${inOrder} LIMIT ${casesPerPage + 1})`;
  };
  const last =
    after === null ? "" : `(SELECT %s FROM "EmergencyRequest" c WHERE c."id" = ${place(after)}::int)`;
  const of = (column: string) => last.replace("%s", column);
  const found =
    after === null
      ? part()
      : `(${part(`r."urgencyLevel" = ${of('c."urgencyLevel"')}`, `(r."createdAt", r."id") < ${of('c."createdAt", c."id"')}`)}
        UNION ALL ${part(`r."urgencyLevel" > ${of('c."urgencyLevel"')}`)})`;
  const total = words.length
    ? `(SELECT count(*)::int FROM (SELECT FROM "EmergencyRequest" r WHERE ${holds.join(" AND ")} LIMIT ${mostFound + 1}) f)`
    : "NULL::int";
  const name = words.length ? "" : `tracked${status ? "-status" : ""}${after === null ? "" : "-after"}`;
  const text = `SELECT ${total} AS "found", (SELECT coalesce(json_agg(p), '[]') FROM (
    SELECT ${columns} FROM ${found} r LEFT JOIN "Officer" o ON o."id" = r."officerId" ${inOrder} LIMIT ${casesPerPage + 1}) p) AS "rows"`;
  return { statement: { name, text }, values };
}

/** The tracker's page: most urgent first, then newest. */
export async function listTracked(context: Context, input: unknown): Promise<TrackedPage> {
  admit(context.viewer, "admin");
  const filter = parse(trackedFilter, input);
  const words = wordsIn(filter.search);
  const { statement, values } = pageStatement(
    { words, status: filter.status ?? null, after: filter.after ?? null },
    context.now(),
  );
  const [page] = await context.sql<{ found: number | null; rows: TrackedCase[] }>(statement, values);
  const rows = page?.rows ?? [];
  return {
    filter,
    rows: rows.slice(0, casesPerPage).map((row) => named(context, row)),
    hasNext: rows.length > casesPerPage,
    found: page?.found ?? null,
  };
}

/** The total number of results; without a search it is known without counting. */
export async function countTracked(context: Context, { filter, found }: TrackedPage): Promise<number> {
  if (found !== null) return found;
  const counts = await countCases(context);
  return filter.status ? (counts[filter.status] ?? 0) : Object.values(counts).reduce((sum, n) => sum + n, 0);
}

const rowStatement = {
  name: "tracked-row",
  text: `SELECT json_agg(p)->0 AS "row" FROM (SELECT ${columns} FROM "EmergencyRequest" r LEFT JOIN "Officer" o ON o."id" = r."officerId" WHERE r."id" = $2) p`,
};

/** One row, for live updates. */
export async function readTracked(context: Context, number: number): Promise<TrackedCase | null> {
  const [read] = await context.sql<{ row: TrackedCase | null }>(rowStatement, [context.now(), number]);
  return read?.row ? named(context, read.row) : null;
}

/** Administrators see a pseudonym; names are revealed one at a time. */
const named = ({ language }: Context, row: TrackedCase): TrackedCase =>
  row.anonymous ? { ...row, victimName: pseudonymOf(row.caseId, language) } : row;

import type { ActorKind } from "../../prisma/client/enums.ts";
import { admit } from "../core/access/audiences.ts";
import { actionOf, auditActions, sentenceFor, spellingsOf } from "../core/audit/actions.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/errors.ts";
import type { Statement } from "../core/sql.ts";
import {
  actorsOf,
  entriesPerPage,
  logFilter,
  userTypeOf,
  wordsIn,
  type LogFilter,
  type LogStatus,
  type UserType,
} from "./rules.shared.ts";

/** An audit log entry as the log pages show it. */
export interface LogEntry {
  id: string;
  /** The action's name, in the current spelling. */
  action: string;
  /** The action as a sentence about its actor, also if it failed. */
  sentence: string;
  userId: string | null;
  userName: string | null;
  userType: UserType;
  status: LogStatus;
  resourceType: string;
  resourceId: string | null;
  ipAddress: string | null;
  details: unknown;
  timestamp: Date;
  /** The case ID of the affected request. Only the list on the desk reads it. */
  caseId?: string | null;
}

export interface LogPage {
  rows: LogEntry[];
  hasNext: boolean;
}

/** One page of the logs, the newest first. */
export async function listActivity(context: Context, input: LogFilter): Promise<LogPage> {
  admit(context.viewer, "admin");
  const { after, ...asked } = parse(logFilter, input);
  const where = await conditionsOf(context, asked);
  const { place, holds, values } = where;
  if (after) {
    const last = (column: string) =>
      `(SELECT c."${column}" FROM "AuditEntry" c WHERE c."id" = ${place(after)}::bigint)`;
    holds.push(`(e."at", e."id") < (${last("at")}, ${place(after)}::bigint)`);
  }
  const rows = await context.sql<Row>(
    statement(`SELECT ${columns}, ${caseOf} AS "caseId" FROM "AuditEntry" e ${whereOf(holds)}
      ORDER BY e."at" DESC, e."id" DESC LIMIT ${entriesPerPage + 1}`),
    values,
  );
  return {
    rows: rows.slice(0, entriesPerPage).map((row) => ({ ...entryOf(row), caseId: row.caseId ?? null })),
    hasNext: rows.length > entriesPerPage,
  };
}

/** How many of these entries a filter shows, for live updates. */
export async function countAmong(
  context: Context,
  ids: readonly bigint[],
  input: LogFilter,
): Promise<number> {
  const { after: _, ...asked } = parse(logFilter, input);
  const { place, holds, values } = await conditionsOf(context, asked);
  holds.push(`e."id" = ANY(${place(ids.map(String))}::bigint[])`);
  const [found] = await context.sql<{ count: number }>(
    statement(`SELECT count(*)::int AS "count" FROM "AuditEntry" e ${whereOf(holds)}`),
    values,
  );
  return found?.count ?? 0;
}

/**
 * Planned with its search words each time: rare ones use trigrams, frequent ones the time index.
 */
export const statement = (text: string): Statement => ({ name: "", text });
export const whereOf = (holds: readonly string[]) => (holds.length ? `WHERE ${holds.join(" AND ")}` : "");

export const columns = `e."id"::text AS "id", e."at", e."actorKind"::text AS "actorKind", e."actorId", e."actorName", e."action",
  e."resourceType", e."resourceId", e."outcome"::text AS "outcome", e."ip", e."details"`;

export interface Row {
  id: string;
  at: Date;
  actorKind: ActorKind;
  actorId: string | null;
  actorName: string | null;
  action: string;
  resourceType: string;
  resourceId: string | null;
  outcome: LogStatus;
  ip: string | null;
  details: unknown;
  caseId?: string | null;
}

/** Older entries spell the resource type with a capital. */
const caseOf = String.raw`CASE WHEN lower(e."resourceType") = 'request' AND e."resourceId" ~ '^\d{1,9}$'
  THEN (SELECT r."caseId" FROM "EmergencyRequest" r WHERE r."id" = e."resourceId"::int) END`;

export function entryOf(row: Row): LogEntry {
  const known = actionOf(row.action);
  return {
    id: row.id,
    action: known ?? row.action,
    sentence: known ? sentenceFor(known, row.outcome === "failure") : row.action,
    userId: row.actorId,
    userName: row.actorName,
    userType: userTypeOf(row.actorKind),
    status: row.outcome,
    resourceType: row.resourceType.toLowerCase(),
    resourceId: row.resourceId,
    ipAddress: row.ip,
    details: row.details,
    timestamp: row.at,
  };
}

/** The same expression as the migration's index. */
const searched = `lower(coalesce(e."actorName", '') || ' ' || e."action" || ' ' || e."resourceType" || ' ' || coalesce(e."resourceId", '') || ' ' || coalesce(e."ip", ''))`;

/** A filter as SQL conditions on the entry `e`. */
export async function conditionsOf(context: Context, filter: Omit<LogFilter, "after">) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const holds: string[] = [];
  const { userType, status, from, to, search } = filter;
  if (userType) holds.push(`e."actorKind" IN (${actorsOf[userType].map((kind) => `'${kind}'`).join(", ")})`);
  if (status === "success") holds.push(`e."outcome" = 'success'`);
  else if (status) holds.push(ofOutcome(status));
  if (from) holds.push(`e."at" >= ${place(from)}::timestamptz`);
  if (to) holds.push(`e."at" < ${place(to)}::timestamptz`);
  for (const word of wordsIn(search ?? "")) {
    const ways = [`${searched} LIKE ${place(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}`];
    const actions = actionsSaying(word, false);
    if (actions.length) ways.push(`e."action" = ANY(${place(actions)}::text[])`);
    const failures = actionsSaying(word, true).filter((action) => !actions.includes(action));
    if (failures.length)
      ways.push(`(${ofOutcome("failure")} AND e."action" = ANY(${place(failures)}::text[]))`);
    const request = await requestCalled(context, word);
    if (request !== undefined)
      ways.push(`(e."resourceType" IN ('request', 'Request') AND e."resourceId" = ${place(request)})`);
    holds.push(`(${ways.join(" OR ")})`);
  }
  return { holds, values, place };
}

/** Failures have their own partial index, which needs this condition. */
const ofOutcome = (outcome: "failure" | "pending") =>
  `e."outcome" <> 'success' AND e."outcome" = '${outcome}'`;

/** The log holds action names; people search for the words of the sentences. */
const actionsSaying = (word: string, isFailure: boolean): string[] =>
  auditActions()
    .filter((action) => sentenceFor(action, isFailure).toLowerCase().includes(word))
    .flatMap(spellingsOf);

/** People search by case ID; the log holds the request's number. */
async function requestCalled({ db }: Context, word: string): Promise<string | undefined> {
  if (!/^em-\d{4}-\d{4,}$/.test(word)) return undefined;
  const found = await db.emergencyRequest.findUnique({
    where: { caseId: word.toUpperCase() },
    select: { id: true },
  });
  return found ? String(found.id) : undefined;
}

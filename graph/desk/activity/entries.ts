import { isOfAgencies, scopedTo } from "../../core/access/agency-scope.ts";
import { admit } from "../../core/access/audiences.ts";
import {
  actionOf,
  auditActions,
  namesOtherCase,
  sentenceFor,
  spellingsOf,
} from "../../core/audit/actions.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import {
  actorsOf,
  logFilter,
  userTypeOf,
  wordsIn,
  type LogFilter,
  type LogStatus,
  type UserType,
} from "../../../shared/desk/activity/rules.ts";
import { countEntries, readEntries, type EntryFilter, type EntryRow, type EntryWord } from "./entries.sql.ts";

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

/** Entries of the log, the newest first. */
export async function listActivity(context: Context, input: LogFilter, take: number): Promise<LogEntry[]> {
  admit(context.viewer, "readRecords");
  const { after, ...asked } = parse(logFilter, input);
  const rows = await readEntries(context.sql, await entryFilterOf(context, asked), { after, take });
  const isLimited = isOfAgencies(context.viewer);
  return rows.map((row) => ({
    ...entryOf(isLimited && namesOtherCase(row.action) ? { ...row, details: {} } : row),
    caseId: row.caseId ?? null,
  }));
}

/** How many entries a filter shows: of all, or of these, for live updates. */
export async function countActivity(
  context: Context,
  input: LogFilter,
  among?: readonly bigint[],
): Promise<number> {
  admit(context.viewer, "readRecords");
  return countEntries(context.sql, await entryFilterOf(context, parse(logFilter, input)), among);
}

export function entryOf(row: EntryRow): LogEntry {
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

/** A filter as the statement takes it. */
export async function entryFilterOf(
  context: Context,
  filter: Omit<LogFilter, "after">,
): Promise<EntryFilter> {
  const { userType, status, from, to, search } = filter;
  const words = await Promise.all(wordsIn(search ?? "").map((word) => wordOf(context, word)));
  const scope = scopedTo(context.viewer);
  return { scope, actors: userType && actorsOf[userType], status, from, to, words };
}

async function wordOf(context: Context, word: string): Promise<EntryWord> {
  const actions = actionsSaying(word, false);
  const failures = actionsSaying(word, true).filter((action) => !actions.includes(action));
  return { word, actions, failures, request: await requestCalled(context, word) };
}

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

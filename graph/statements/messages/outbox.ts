import type { OutboxState, OutboxView } from "../../communications/rules.shared.ts";
import { canRetry, isFailed, isSuperseded, shownReason } from "./send-guard.ts";
import { type Sql, type Statement, printed } from "../contract.ts";

/** A message as the outbox shows it: recipient and delivery state, without its text. */
export interface OutboxMessage {
  id: string;
  kind: string;
  channel: "email" | "sms" | "phone";
  state: OutboxState;
  recipientType: "officer" | "supervisor" | "admin" | "victim";
  recipientName: string;
  subject: string;
  requestId: number | null;
  caseId: string | null;
  tries: number;
  reason: string | null;
  isCaptured: boolean;
  canRetry: boolean;
  /** As displayed. */
  dueAt: string;
  sentAt: string | null;
  createdAt: string;
}

interface Asked {
  view: OutboxView;
  search: string;
}

/** One page: failed messages first, then queued ones, newest first. */
export const readOutboxPage = (
  sql: Sql,
  { view, search, skip, take }: Asked & { skip: number; take: number },
): Promise<OutboxMessage[]> => sql<OutboxMessage>(pageOf(view), [patternOf(search), take, skip]);

export async function countOutboxMessages(sql: Sql, { view, search }: Asked): Promise<number> {
  const [row] = await sql<{ count: number }>(countOf(view), [patternOf(search)]);
  return row?.count ?? 0;
}

/** Undefined if there is no such message. */
export async function readOutboxMessage(sql: Sql, id: string): Promise<OutboxMessage | undefined> {
  const [row] = await sql<OutboxMessage>(one, [id]);
  return row;
}

export interface OutboxCounts {
  failed: number;
  waiting: number;
  sent: number;
}

/** All messages by state. Superseded ones do not count as failures. */
export async function countOutboxStates(sql: Sql): Promise<OutboxCounts> {
  const [row] = await sql<OutboxCounts & Record<string, number>>(countStates, []);
  return row ?? { failed: 0, waiting: 0, sent: 0 };
}

const views: Record<OutboxView, string> = {
  all: "true",
  failed: isFailed("x"),
  waiting: `x."state" IN ('queued', 'sending')`,
  sent: `x."state" = 'sent'`,
  superseded: isSuperseded("x"),
};

const printedAs = (column: string) => `${printed(`x.${column}`)} AS ${column}`;
const columns = `x."id"::text AS "id", x."kind", x."channel"::text AS "channel", CASE WHEN ${isSuperseded("x")} THEN 'superseded' ELSE x."state"::text END AS "state", x."recipientType"::text AS "recipientType",
  CASE WHEN r."anonymous" AND x."recipientType" = 'victim' THEN r."caseId" ELSE x."recipientName" END AS "recipientName",
  x."subject", x."requestId", r."caseId", x."tries", ${shownReason("x")} AS "reason", x."state" = 'sent' AND x."reason" IS NOT NULL AS "isCaptured", ${canRetry("x")} AS "canRetry", ${printedAs('"dueAt"')}, ${printedAs('"sentAt"')}, ${printedAs('"createdAt"')}`;

/** $1 is a pattern; '%' matches all. Logged phone calls are never in the outbox. */
const where = (view: OutboxView) =>
  `${views[view]} AND x."channel" <> 'phone' AND ($1 = '%' OR x."subject" ILIKE $1 OR r."caseId" ILIKE $1 OR (NOT coalesce(r."anonymous", false) AND x."recipientName" ILIKE $1))`;
const from = `"Message" x LEFT JOIN "EmergencyRequest" r ON r."id" = x."requestId"`;

const pageOf = (view: OutboxView): Statement => ({
  name: `outbox-${view}`,
  text: `SELECT ${columns} FROM ${from} WHERE ${where(view)}
    ORDER BY ${isFailed("x")} DESC, x."state" IN ('queued', 'sending') DESC, x."createdAt" DESC, x."id" LIMIT $2 OFFSET $3`,
});

/** An empty search is '%' alone, which the condition takes for all. */
const patternOf = (search: string) =>
  search === "" ? "%" : `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const countOf = (view: OutboxView): Statement => ({
  name: `outbox-count-${view}`,
  text: `SELECT count(*)::int AS "count" FROM ${from} WHERE ${where(view)}`,
});

const countStates: Statement = {
  name: "outbox-counts",
  text: `SELECT count(*) FILTER (WHERE ${isFailed("x")})::int AS "failed", count(*) FILTER (WHERE x."state" IN ('queued', 'sending'))::int AS "waiting",
    count(*) FILTER (WHERE x."state" = 'sent')::int AS "sent" FROM "Message" x WHERE x."channel" <> 'phone'`,
};

const one: Statement = { name: "outbox-one", text: `SELECT ${columns} FROM ${from} WHERE x."id" = $1::uuid` };

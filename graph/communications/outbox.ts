import type * as z from "zod/mini";
import { admit } from "../core/access/audiences.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/errors.ts";
import { pageAt } from "../core/graphql/desk-list.ts";
import type { Statement } from "../core/sql.ts";
import { outboxFilter, type OutboxState, type OutboxView } from "./rules.shared.ts";
import { canRetry, isFailed, isSuperseded, shownReason } from "./send-guard.ts";

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

export interface OutboxAsked {
  filter: z.input<typeof outboxFilter>;
  page: number | null | undefined;
}

const views: Record<OutboxView, string> = {
  all: "true",
  failed: isFailed("x"),
  waiting: `x."state" IN ('queued', 'sending')`,
  sent: `x."state" = 'sent'`,
  superseded: isSuperseded("x"),
};

const printed = (column: string) =>
  `to_char(x.${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS ${column}`;
const columns = `x."id"::text AS "id", x."kind", x."channel"::text AS "channel", CASE WHEN ${isSuperseded("x")} THEN 'superseded' ELSE x."state"::text END AS "state", x."recipientType"::text AS "recipientType",
  CASE WHEN r."anonymous" AND x."recipientType" = 'victim' THEN r."caseId" ELSE x."recipientName" END AS "recipientName",
  x."subject", x."requestId", r."caseId", x."tries", ${shownReason("x")} AS "reason", x."state" = 'sent' AND x."reason" IS NOT NULL AS "isCaptured", ${canRetry("x")} AS "canRetry", ${printed('"dueAt"')}, ${printed('"sentAt"')}, ${printed('"createdAt"')}`;

/** $1 is a pattern; '%' matches all. Logged phone calls are never in the outbox. */
const where = (view: OutboxView) =>
  `${views[view]} AND x."channel" <> 'phone' AND ($1 = '%' OR x."subject" ILIKE $1 OR r."caseId" ILIKE $1 OR (NOT coalesce(r."anonymous", false) AND x."recipientName" ILIKE $1))`;
const from = `"Message" x LEFT JOIN "EmergencyRequest" r ON r."id" = x."requestId"`;

const pageOf = (view: OutboxView): Statement => ({
  name: `outbox-${view}`,
  text: `SELECT ${columns} FROM ${from} WHERE ${where(view)}
    ORDER BY ${isFailed("x")} DESC, x."state" IN ('queued', 'sending') DESC, x."createdAt" DESC, x."id" LIMIT $2 OFFSET $3`,
});

const patternOf = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`.replace("%%", "%");

/** One page: failed messages first, then queued ones, newest first. */
export async function listOutbox(context: Context, { filter, page }: OutboxAsked): Promise<OutboxMessage[]> {
  admit(context.viewer, "admin");
  const { view, search } = parse(outboxFilter, filter);
  const { skip, take } = pageAt(page);
  return context.sql<OutboxMessage>(pageOf(view), [patternOf(search), take, skip]);
}

export async function countOutbox(context: Context, { filter }: OutboxAsked): Promise<number> {
  admit(context.viewer, "admin");
  const { view, search } = parse(outboxFilter, filter);
  const text = `SELECT count(*)::int AS "count" FROM ${from} WHERE ${where(view)}`;
  const [row] = await context.sql<{ count: number }>({ name: `outbox-count-${view}`, text }, [
    patternOf(search),
  ]);
  return row?.count ?? 0;
}

export interface OutboxCounts {
  failed: number;
  waiting: number;
  sent: number;
}

const countStates: Statement = {
  name: "outbox-counts",
  text: `SELECT count(*) FILTER (WHERE ${isFailed("x")})::int AS "failed", count(*) FILTER (WHERE x."state" IN ('queued', 'sending'))::int AS "waiting",
    count(*) FILTER (WHERE x."state" = 'sent')::int AS "sent" FROM "Message" x WHERE x."channel" <> 'phone'`,
};

/**
 * Counts all messages by state, regardless of the search. Superseded ones do not count as failures.
 */
export async function countStatesOf(context: Context): Promise<OutboxCounts> {
  admit(context.viewer, "admin");
  const [counts] = await context.sql<OutboxCounts & Record<string, number>>(countStates, []);
  return counts ?? { failed: 0, waiting: 0, sent: 0 };
}

const one: Statement = { name: "outbox-one", text: `SELECT ${columns} FROM ${from} WHERE x."id" = $1::uuid` };

export async function readOutboxMessage(context: Context, id: string): Promise<OutboxMessage | undefined> {
  const [row] = await context.sql<OutboxMessage>(one, [id]);
  return row;
}

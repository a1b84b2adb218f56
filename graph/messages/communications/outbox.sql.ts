import type { OutboxState, OutboxView } from "./rules.ts";
import { maxCounted } from "../../../shared/core/graphql/pages.ts";
import {
  canReopen,
  canRetry,
  isSuperseded,
  needsAttention,
  reachedNoOne,
  shownReason,
  whyPointless,
} from "./send-guard.sql.ts";
import { deliveryState, isUndelivered } from "./delivery-state.sql.ts";
import { escapeLike, type Sql, type Statement } from "../../core/database/statement.ts";
import { bool, int, nullable, type RowOf, text, timestamp, word } from "../../core/database/columns.ts";

/** A message as the outbox shows it: recipient and delivery state, without its text. */
const row = {
  id: text,
  kind: text,
  channel: word<"email" | "sms" | "phone" | "pass">(),
  state: word<OutboxState>(),
  recipientType: word<"officer" | "supervisor" | "admin" | "victim">(),
  recipientName: text,
  subject: text,
  requestId: nullable(int),
  caseId: nullable(text),
  tries: int,
  reason: nullable(text),
  canRetry: bool,
  /** It reached no one, and that is still open. */
  canHandle: bool,
  /** It was marked as handled, and that can be undone. */
  canReopen: bool,
  /** On which its letter can still be sent. */
  otherChannel: nullable(word<"email" | "sms">()),
  handledBy: nullable(text),
  handledAt: nullable(timestamp),
  dueAt: timestamp,
  sentAt: nullable(timestamp),
  createdAt: timestamp,
};
export type OutboxMessage = RowOf<typeof row>;

interface OutboxFilter {
  view: OutboxView;
  search: string;
}

/** One page: messages that reached no one first, then waiting ones, newest first. */
export const readOutboxPage = (
  sql: Sql,
  { view, search, skip, take }: OutboxFilter & { skip: number; take: number },
): Promise<OutboxMessage[]> => sql(pageOf(view), [patternOf(search), take, skip]);

/** `maxCounted` + 1 if there are more. */
export async function countOutboxMessages(sql: Sql, { view, search }: OutboxFilter): Promise<number> {
  const [row] = await sql(countOf(view), [patternOf(search)]);
  return row?.count ?? 0;
}

/** Undefined if there is no such message. */
export async function readOutboxMessage(sql: Sql, id: string): Promise<OutboxMessage | undefined> {
  const [row] = await sql(one, [id]);
  return row;
}

export interface OutboxCounts {
  failed: number;
  undelivered: number;
  waiting: number;
  sent: number;
}

/**
 * Messages by state, each up to `maxCounted` + 1. Failed and undelivered ones count until they are
 * settled.
 */
export async function countOutboxStates(sql: Sql): Promise<OutboxCounts> {
  const [row] = await sql(countStates, []);
  return row ?? { failed: 0, undelivered: 0, waiting: 0, sent: 0 };
}

const dialed = `CASE WHEN i."phone" <> '' THEN i."phoneE164" ELSE r."victimPhoneE164" END`;
/** A message that reached no one and needs someone. */
const isOpen = needsAttention("x");
const isWaiting = `x."state" IN ('queued', 'sending')`;

/**
 * What a view shows, in its order. Each part is found by an index, the newest first, so a page
 * reads little more than itself.
 */
const views: Record<OutboxView, readonly string[]> = {
  all: [isOpen, isWaiting, `x."state" IN ('sent', 'failed') AND NOT ${isOpen}`],
  failed: [`${isOpen} AND x."state" = 'failed'`],
  waiting: [isWaiting],
  undelivered: [`${isOpen} AND x."state" = 'sent'`],
  sent: [`x."state" = 'sent' AND NOT ${isUndelivered("x")}`],
  settled: [`${reachedNoOne("x")} AND (x."state" = 'failed' OR ${isUndelivered("x")}) AND NOT ${isOpen}`],
};

const isSafe = (way: "email" | "sms") =>
  `NOT EXISTS (SELECT FROM "SafeContact" h WHERE h."requestId" = x."requestId" AND h."way" NOT IN ('any', '${way}'))`;

/** SQL: the twin of `sendAnotherWay`; the address is that of `reachesOf`. */
const otherChannel = `CASE WHEN x."letterId" IS NULL OR x."recipientType" <> 'victim' OR x."kind" = 'letter-void' OR NOT ${isOpen} OR ${whyPointless("x")} IS NOT NULL THEN NULL
  WHEN x."channel" = 'sms' THEN CASE WHEN coalesce(i."email", r."victimEmail") <> '' AND ${isSafe("email")} THEN 'email' END
  WHEN NOT EXISTS (SELECT FROM "TextStop" h WHERE h."phone" = ${dialed}) THEN CASE WHEN ${dialed} IS NOT NULL AND ${isSafe("sms")} THEN 'sms' END END`;

const columns = `x."id"::text AS "id", x."kind", x."channel"::text AS "channel", CASE WHEN ${isSuperseded("x")} THEN 'superseded' ELSE ${deliveryState("x")} END AS "state", x."recipientType"::text AS "recipientType",
  CASE WHEN r."anonymous" AND x."recipientType" = 'victim' THEN r."caseId" ELSE x."recipientName" END AS "recipientName",
  x."subject", x."requestId", r."caseId", x."tries", ${shownReason("x")} AS "reason", ${canRetry("x")} AS "canRetry", ${isOpen} AS "canHandle", ${canReopen("x")} AS "canReopen", ${otherChannel} AS "otherChannel", x."handledBy", x."handledAt", x."dueAt", x."sentAt", x."createdAt"`;
/** Logged phone calls, and what a Help Pass shows, were never to be sent. */
const isInOutbox = `x."channel" NOT IN ('phone', 'pass')`;
/** $1 is a pattern; '%' matches all. */
const isFound = ` AND ($1 = '%' OR x."subject" ILIKE $1 OR r."caseId" ILIKE $1 OR (NOT coalesce(r."anonymous", false) AND x."recipientName" ILIKE $1))`;
const joins = `LEFT JOIN "EmergencyRequest" r ON r."id" = x."requestId" LEFT JOIN "VictimInfo" i ON i."requestId" = x."requestId"`;
const from = `"Message" x ${joins}`;

const pageOf = (view: OutboxView): Statement<OutboxMessage> => {
  const parts = views[view].map(
    (part, rank) =>
      `(SELECT x."id", ${rank} AS "rank" FROM ${from} WHERE ${part} AND ${isInOutbox}${isFound} ORDER BY x."createdAt" DESC, x."id" LIMIT $2::int + $3::int)`,
  );
  return {
    name: `outbox-${view}`,
    row,
    text: `SELECT ${columns} FROM (${parts.join(" UNION ALL ")}) p JOIN "Message" x ON x."id" = p."id" ${joins}
      ORDER BY p."rank", x."createdAt" DESC, x."id" LIMIT $2 OFFSET $3`,
  };
};

/** An empty search is '%' alone, which the condition takes for all. */
const patternOf = (search: string) => (search === "" ? "%" : `%${escapeLike(search)}%`);

const countsOf = (view: OutboxView, more = "") => {
  const parts = views[view].map(
    (part) =>
      `(SELECT count(*) FROM (SELECT FROM ${from} WHERE ${part} AND ${isInOutbox}${more} LIMIT ${maxCounted + 1}) c)`,
  );
  return `least(${parts.join(" + ")}, ${maxCounted + 1})::int`;
};

const countOf = (view: OutboxView): Statement<{ count: number }> => ({
  name: `outbox-count-${view}`,
  row: { count: int },
  text: `SELECT ${countsOf(view, isFound)} AS "count"`,
});

const countStates: Statement<OutboxCounts> = {
  name: "outbox-counts",
  row: { failed: int, undelivered: int, waiting: int, sent: int },
  text: `SELECT ${(["failed", "undelivered", "waiting", "sent"] as const).map((view) => `${countsOf(view)} AS "${view}"`).join(", ")}`,
};

const one = { name: "outbox-one", row, text: `SELECT ${columns} FROM ${from} WHERE x."id" = $1::uuid` };

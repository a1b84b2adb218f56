import { maxCounted } from "../../../shared/core/graphql/pages.ts";
import { branches, columnNames, type Branch } from "./inbox-sources.sql.ts";
import {
  communicationsPerPage,
  keyIn,
  wordsIn,
  type CommunicationStatus,
  type CommunicationType,
  type Direction,
  type InboxFilter,
  type Key,
  type Priority,
  type RecipientKind,
} from "../../../shared/desk/inbox/rules.ts";
import { escapeLike, type Sql, type Statement, printed } from "../../core/database/statement.ts";

const order = `"at" DESC, "key" COLLATE "C" DESC`;

/** An item with its case. */
export interface InboxRow {
  key: string;
  /** As displayed: 2026-11-22T19:30:00.000Z */
  at: string;
  type: CommunicationType;
  direction: Direction;
  party: RecipientKind | null;
  sender: string | null;
  recipient: string | null;
  email: string | null;
  phone: string | null;
  subject: string | null;
  text: string | null;
  sealed: string | null;
  priority: Priority;
  status: CommunicationStatus;
  requestId: number | null;
  reason: string | null;
  canRetry: boolean;
  language: string | null;
  isUrgent: boolean;
  readBy: string | null;
  readAt: string | null;
  caseId: string | null;
  anonymous: boolean | null;
  contacting: boolean | null;
  /** The one safe way to the victim; null if no one has said it. */
  safeWay: "any" | "sms" | "email" | "call" | null;
  victimName: string | null;
  victimEmail: string | null;
  victimPhone: string | null;
  fullName: string | null;
  infoEmail: string | null;
  infoPhone: string | null;
  officerId: number | null;
  officerEmail: string | null;
  officerPhone: string | null;
  notifyByEmail: boolean | null;
  notifyBySms: boolean | null;
  supervisorEmail: string | null;
  supervisorPhone: string | null;
  /** When the recipient's Help Pass expires at the latest; null without a pass. */
  passExpiresAt: string | null;
  passWrongPins: number | null;
  /** When the request was completed or denied. */
  closedAt: string | null;
  replies: number;
}

type Asked = Omit<InboxFilter, "limit"> & {
  limit?: number;
  key?: Key;
  /** Only these items. */
  keys?: readonly Key[];
  /** The number of rows on the previous pages. */
  skip?: number;
};

export async function readInbox(sql: Sql, filter: Asked): Promise<InboxRow[]> {
  const asked = inboxStatement(filter);
  if (!asked) return [];
  const [page] = await sql<{ rows: InboxRow[] }>(asked.statement, asked.values);
  return page?.rows ?? [];
}

/** How many items the filter shows, on all pages; `maxCounted` + 1 if there are more. */
export async function countInbox(sql: Sql, filter: Asked): Promise<number> {
  const { parts, values } = partsOf(filter);
  if (parts.length === 0) return 0;
  const counts = parts.map(
    ({ from, where }) => `(SELECT count(*) FROM (SELECT FROM ${from}${where} LIMIT ${maxCounted + 1}) c)`,
  );
  const text = `SELECT least(${counts.join(" + ")}, ${maxCounted + 1})::int AS "count"`;
  const [found] = await sql<{ count: number }>({ name: "", text }, values);
  return found?.count ?? 0;
}

/** The unread count over all tables. */
export async function countUnreadItems(sql: Sql): Promise<number> {
  const [row] = await sql<{ unread: number }>(unreadStatement, []);
  return row?.unread ?? 0;
}

/** The tables that hold what the filter shows, each with its condition. */
export function partsOf(filter: Asked) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const [afterAt, afterKey] = filter.after?.split("~") ?? [];
  const words = wordsIn(filter.search);
  const patterns = words.map((word) => ({
    like: place(`%${escapeLike(word)}%`),
    word: place(word),
  }));
  const fixed = {
    type: filter.type && place(filter.type),
    priority: filter.priority && place(filter.priority),
    request: filter.request && place(filter.request),
    status: filter.status && place(filter.status === "unread" ? "delivered" : filter.status),
    after: afterAt && [place(afterAt), place(afterKey)],
  };
  const thread = filter.thread ? keyIn(filter.thread) : null;
  const answers = filter.thread && place(filter.thread);
  const one = filter.key ?? thread;
  const oneId = one && place(one.id);
  const ofOne = (source: Branch["source"]) => (source === "message" ? `${oneId}::uuid` : `${oneId}::int`);
  const asked = branches.filter(({ source, ofRequest }) => {
    const isMessage = source === "message";
    if (filter.keys) return filter.keys.some((one) => one.source === source);
    if (filter.key) return source === filter.key.source;
    if (thread) return isMessage || source === thread.source;
    if (filter.status === "unread" && isMessage) return false;
    if (filter.request && !ofRequest) return false;
    return !filter.direction || (filter.direction === "outbound") === isMessage;
  });
  const isUnread = filter.status === "unread" || filter.status === "delivered";
  const whereOf = ({ source, key, columns, searched, ofRequest, waits }: Branch) => {
    const isOne = source === one?.source && `x."id" = ${ofOne(source)}`;
    const isAnswer = answers && source === "message" && `x."inReplyTo" = ${answers}::text`;
    const ofThread = [isOne, isAnswer].filter((way) => typeof way === "string").join(" OR ");
    const ids = filter.keys?.filter((one) => one.source === source).map(({ id }) => id);
    const where = [
      ...(ids ? [`x."id" = ANY(${place(ids)}::${source === "message" ? "uuid" : "int"}[])`] : []),
      ...(fixed.type ? [`${columns.type} = ${fixed.type}::text`] : []),
      ...(fixed.priority ? [`${columns.priority} = ${fixed.priority}::text`] : []),
      ...(fixed.status ? [`(${columns.status}) = ${fixed.status}::text`] : []),
      ...(isUnread && waits ? [waits] : []),
      ...(filter.isHandled && source !== "message" ? [`(${columns.status}) <> 'delivered'`] : []),
      ...(fixed.request && ofRequest ? [`${ofRequest} = ${fixed.request}::int`] : []),
      ...(ofThread ? [`(${ofThread})`] : []),
      ...(fixed.after
        ? [
            `x."createdAt" <= ${fixed.after[0]}::timestamptz AND (x."createdAt" < ${fixed.after[0]}::timestamptz OR (${key}) COLLATE "C" < ${fixed.after[1]}::text)`,
          ]
        : []),
      ...patterns.map(({ like, word }) => {
        const ways = searched.map((column) => `${column} ILIKE ${like}::text`);
        const byCase = ofRequest
          ? [
              `${ofRequest} IN (SELECT s."id" FROM "EmergencyRequest" s WHERE s."searchText" LIKE '%' || regexp_replace(sv_fold(${word}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%')`,
            ]
          : [];
        return `(${[...ways, ...byCase].join(" OR ")})`;
      }),
    ];
    return where.length > 0 ? ` WHERE ${where.join(" AND ")}` : "";
  };
  return { parts: asked.map((branch) => ({ ...branch, where: whereOf(branch) })), values, place };
}

/**
 * A page of everything received and sent, in one statement. Each table contributes its newest
 * filtered rows as far as the page reaches, read along its index. The newest of these form the
 * page, and only they are joined with their case. Undefined if no table holds what is asked for.
 */
function inboxStatement(filter: Asked) {
  const { parts, values, place } = partsOf(filter);
  if (parts.length === 0) return undefined;
  const { limit = communicationsPerPage, skip = 0 } = filter;
  const reach = place(skip + limit + 1);
  const page = `LIMIT ${place(limit + 1)} OFFSET ${place(skip)}`;
  const part = ({ from, key, columns, where }: (typeof parts)[number]) => {
    const chosen = columnNames.map((name) => `${columns[name]} AS "${name}"`).join(", ");
    return `(SELECT ${key} AS "key", x."createdAt" AS "at", ${chosen} FROM ${from}${where} ORDER BY x."createdAt" DESC, (${key}) COLLATE "C" DESC LIMIT ${reach})`;
  };
  const text = `SELECT coalesce(json_agg(p), '[]') AS "rows" FROM (
    SELECT u."key", ${printed('u."at"')} AS "at", ${columnNames
      .filter((name) => name !== "readAt")
      .map((name) => `u."${name}"`)
      .join(", ")}, ${printed('u."readAt"')} AS "readAt",
      r."caseId", r."anonymous", r."contacting", c."way"::text AS "safeWay", r."victimName", r."victimEmail", r."victimPhone",
      v."fullName", v."email" AS "infoEmail", v."phone" AS "infoPhone",
      o."id" AS "officerId", o."email" AS "officerEmail", o."phone" AS "officerPhone", o."notifyByEmail", o."notifyBySms",
      s."supervisorEmail", s."supervisorPhone",
      ${printed('h."expiresAt"')} AS "passExpiresAt", h."wrongPins" AS "passWrongPins", ${printed(`CASE WHEN r."status" = 'denied' THEN r."firstDecidedAt" ELSE r."completedAt" END`)} AS "closedAt",
      (SELECT count(*)::int FROM "Message" p WHERE p."inReplyTo" = u."key" AND p."state" <> 'failed') AS "replies"
    FROM (SELECT * FROM (${parts.map(part).join(" UNION ALL ")}) a ORDER BY ${order} ${page}) u
    LEFT JOIN "EmergencyRequest" r ON r."id" = u."requestId" LEFT JOIN "VictimInfo" v ON v."requestId" = r."id" LEFT JOIN "SafeContact" c ON c."requestId" = r."id"
    LEFT JOIN "Officer" o ON o."id" = r."officerId" LEFT JOIN "Verification" s ON s."id" = r."verificationId"
    LEFT JOIN "HelpPass" h ON h."requestId" = r."id" AND h."endedAt" IS NULL
    ORDER BY u."at" DESC, u."key" COLLATE "C" DESC) p`;
  return { statement: { name: "", text }, values };
}

const unreadStatement: Statement = {
  name: "inbox-unread",
  text: `SELECT ${branches
    .flatMap(({ from, waits }) => (waits ? `(SELECT count(*) FROM ${from} WHERE ${waits})::int` : []))
    .join(" + ")} AS "unread"`,
};

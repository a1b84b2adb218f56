import { andOfCasesIn, nameOf, sqlOfCasesIn, type AgencyScope } from "../../core/access/agency-scope.ts";
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
import { escapeLike, type Sql, type Statement } from "../../core/database/statement.ts";
import {
  bool,
  int,
  jsonRows,
  nullable,
  type RowOf,
  text,
  timestamp,
  word,
} from "../../core/database/columns.ts";

const order = `"at" DESC, "key" COLLATE "C" DESC`;

/** An item with its case. */
const inboxColumns = {
  key: text,
  at: timestamp,
  type: word<CommunicationType>(),
  direction: word<Direction>(),
  party: nullable(word<RecipientKind>()),
  sender: nullable(text),
  recipient: nullable(text),
  email: nullable(text),
  phone: nullable(text),
  subject: nullable(text),
  text: nullable(text),
  sealed: nullable(text),
  priority: word<Priority>(),
  status: word<CommunicationStatus>(),
  requestId: nullable(int),
  reason: nullable(text),
  canRetry: bool,
  language: nullable(text),
  isUrgent: bool,
  readBy: nullable(text),
  readAt: nullable(timestamp),
  caseId: nullable(text),
  anonymous: nullable(bool),
  contacting: nullable(bool),
  /** The one safe way to the victim; null if no one has said it. */
  safeWay: nullable(word<"any" | "sms" | "email" | "call">()),
  victimName: nullable(text),
  victimEmail: nullable(text),
  victimPhone: nullable(text),
  fullName: nullable(text),
  infoEmail: nullable(text),
  infoPhone: nullable(text),
  officerId: nullable(int),
  officerEmail: nullable(text),
  officerPhone: nullable(text),
  notifyByEmail: nullable(bool),
  notifyBySms: nullable(bool),
  supervisorEmail: nullable(text),
  supervisorPhone: nullable(text),
  /** When the recipient's Help Pass expires at the latest; null without a pass. */
  passExpiresAt: nullable(timestamp),
  passWrongPins: nullable(int),
  /** When the request was completed or denied. */
  closedAt: nullable(timestamp),
  replies: int,
};
export type InboxRow = RowOf<typeof inboxColumns>;

type InboxQuery = Omit<InboxFilter, "limit"> & {
  /** Of some agencies: what is about their cases. */
  scope: AgencyScope;
  limit?: number;
  key?: Key;
  /** Only these items. */
  keys?: readonly Key[];
  /** The number of rows on the previous pages. */
  skip?: number;
};

export async function readInbox(sql: Sql, filter: InboxQuery): Promise<InboxRow[]> {
  const asked = inboxStatement(filter);
  if (!asked) return [];
  const [page] = await sql(asked.statement, asked.values);
  return page?.rows ?? [];
}

/** How many items the filter shows, on all pages; `maxCounted` + 1 if there are more. */
export async function countInbox(sql: Sql, filter: InboxQuery): Promise<number> {
  const { parts, values } = partsOf(filter);
  if (parts.length === 0) return 0;
  const counts = parts.map(
    ({ from, where }) => `(SELECT count(*) FROM (SELECT FROM ${from}${where} LIMIT ${maxCounted + 1}) c)`,
  );
  const text = `SELECT least(${counts.join(" + ")}, ${maxCounted + 1})::int AS "count"`;
  const [found] = await sql({ name: "", row: { count: int }, text }, values);
  return found?.count ?? 0;
}

/** The unread count over all tables. */
export async function countUnreadItems(sql: Sql, scope: AgencyScope): Promise<number> {
  const [row] = await sql(unreadStatement(scope), []);
  return row?.unread ?? 0;
}

/** The tables that hold what the filter shows, each with its condition. */
export function partsOf(filter: InboxQuery) {
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
  const { scope } = filter;
  const asked = branches.filter(({ source, ofRequest }) => {
    if (scope.agencies !== null && !ofRequest) return false;
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
    const isOne =
      source === one?.source && `x."id" = ${place(one.id)}::${source === "message" ? "uuid" : "int"}`;
    const isAnswer = answers && source === "message" && `x."inReplyTo" = ${answers}::text`;
    const ofThread = [isOne, isAnswer].filter((way) => typeof way === "string").join(" OR ");
    const ids = filter.keys?.filter((one) => one.source === source).map(({ id }) => id);
    const where = [
      ...(scope.agencies !== null && ofRequest ? [sqlOfCasesIn(scope, ofRequest)] : []),
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
function inboxStatement(filter: InboxQuery) {
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
    SELECT u."key", u."at", ${columnNames.map((name) => `u."${name}"`).join(", ")},
      r."caseId", r."anonymous", r."contacting", c."way"::text AS "safeWay", r."victimName", r."victimEmail", r."victimPhone",
      v."fullName", v."email" AS "infoEmail", v."phone" AS "infoPhone",
      o."id" AS "officerId", o."email" AS "officerEmail", o."phone" AS "officerPhone", o."notifyByEmail", o."notifyBySms",
      s."supervisorEmail", s."supervisorPhone",
      h."expiresAt" AS "passExpiresAt", h."wrongPins" AS "passWrongPins", CASE WHEN r."status" = 'denied' THEN r."firstDecidedAt" ELSE r."completedAt" END AS "closedAt",
      (SELECT count(*)::int FROM "Message" p WHERE p."inReplyTo" = u."key" AND p."state" <> 'failed') AS "replies"
    FROM (SELECT * FROM (${parts.map(part).join(" UNION ALL ")}) a ORDER BY ${order} ${page}) u
    LEFT JOIN "EmergencyRequest" r ON r."id" = u."requestId" LEFT JOIN "VictimInfo" v ON v."requestId" = r."id" LEFT JOIN "SafeContact" c ON c."requestId" = r."id"
    LEFT JOIN "Officer" o ON o."id" = r."officerId" LEFT JOIN "Verification" s ON s."id" = r."verificationId"
    LEFT JOIN "HelpPass" h ON h."requestId" = r."id" AND h."endedAt" IS NULL
    ORDER BY u."at" DESC, u."key" COLLATE "C" DESC) p`;
  const statement: Statement<{ rows: InboxRow[] }> = {
    name: "",
    row: { rows: jsonRows(inboxColumns) },
    text,
  };
  return { statement, values };
}

const unreadStatement = (scope: AgencyScope) => ({
  name: `inbox-unread${nameOf(scope)}`,
  row: { unread: int },
  text: `SELECT ${branches
    .filter(({ ofRequest }) => scope.agencies === null || ofRequest)
    .flatMap(({ from, waits, ofRequest }) =>
      waits
        ? `(SELECT count(*) FROM ${from} WHERE ${waits}${ofRequest ? andOfCasesIn(scope, ofRequest) : ""})::int`
        : [],
    )
    .join(" + ")} AS "unread"`,
});

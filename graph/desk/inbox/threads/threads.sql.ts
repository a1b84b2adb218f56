import type { AgencyScope } from "../../../core/access/agency-scope.ts";
import { partsOf, readInbox, type InboxRow } from "../inbox.sql.ts";
import { maxCounted } from "../../../../shared/core/graphql/pages.ts";
import { keyIn, type ThreadFilter, type ThreadView } from "../../../../shared/desk/inbox/rules.ts";
import type { Sql } from "../../../core/database/statement.ts";
import type { Branch } from "../inbox-sources.sql.ts";
import { type Columns, bool, int, text, texts } from "../../../core/database/columns.ts";

/** The messages of one case, or one received item with its answers. */
export interface ThreadRow {
  /** `request-12`, or the key of the first item. */
  id: string;
  /** The number of received items that no one has read or answered. */
  waiting: number;
  /** One of them is urgent. */
  isUrgent: boolean;
  /** The newest item that the view shows. */
  latest: InboxRow;
}

type OwnThreadFilter = ThreadFilter & { adminId: number; scope: AgencyScope };
interface Found {
  thread: string;
  waiting: number;
  isUrgent: boolean;
}

/** What a view shows of one table; undefined if nothing of it. */
function shownIn(view: ThreadView, { waits, columns, ofRequest }: Branch, place: () => string) {
  switch (view) {
    case "needs_answer":
      return waits;
    case "urgent":
      return waits && `${waits} AND ${columns.isUrgent}`;
    case "failed":
      return waits ? undefined : columns.isUrgent;
    case "mine":
      return (
        ofRequest &&
        `${ofRequest} IN (SELECT w."requestId" FROM "CaseOwner" w WHERE w."adminId" = ${place()}::int)`
      );
    case "all":
      return "true";
  }
}

/** The filtered items of a view as rows of thread, time and state. */
function itemsOf(asked: Omit<OwnThreadFilter, "view">) {
  const { parts, values, place } = partsOf(asked);
  let admin: string | undefined;
  const owner = () => (admin ??= place(asked.adminId));
  const selectsOf = (view: ThreadView) =>
    parts.flatMap((part) => {
      const shown = shownIn(view, part, owner);
      if (!shown) return [];
      const { from, key, thread, waits, columns, where } = part;
      const isUrgent = waits ? `${waits} AND ${columns.isUrgent}` : "false";
      return [
        {
          part,
          text: (more = "") =>
            `SELECT ${thread} AS "thread", ${key} AS "key", x."createdAt" AS "at", (${waits ?? "false"}) AS "waits", (${isUrgent}) AS "isUrgent" FROM ${from}${where ? `${where} AND` : " WHERE"} (${shown})${more}`,
        },
      ];
    });
  return { selectsOf, values, place };
}
const union = (texts: readonly string[]) => texts.map((text) => `(${text})`).join(" UNION ALL ");

type Select = ReturnType<ReturnType<typeof itemsOf>["selectsOf"]>[number];

/** The items of these threads, found by the indexes of case, id and what they answer. */
function ofThreads(
  selects: readonly Select[],
  threads: readonly string[],
  place: (value: unknown) => string,
) {
  const requests = place(threads.flatMap((one) => /^request-(\d+)$/.exec(one)?.[1] ?? []).map(Number));
  const keys = threads.flatMap((one) => keyIn(one) ?? []);
  const texts = selects.map(({ part: { source, ofRequest }, text }) => {
    const ids = keys.filter((one) => one.source === source).map(({ id }) => id);
    const ways = [
      ...(ofRequest ? [`${ofRequest} = ANY(${requests}::int[])`] : []),
      `x."id" = ANY(${place(ids)}::${source === "message" ? "uuid" : "int"}[])`,
      ...(source === "message" ? [`x."inReplyTo" = ANY(${place([...threads])}::text[])`] : []),
    ];
    return text(` AND (${ways.join(" OR ")})`);
  });
  return `(SELECT * FROM (${union(texts)}) o WHERE o."thread" = ANY(${place([...threads])}::text[]))`;
}

/** Each try reads further back, for inboxes in which a few threads have most of the items. */
const reaches = [4, 32, 256];

/**
 * The threads that the first page of all items can have: the newest ones, and those with an urgent
 * item. It reads the newest items of each table along its index. What is newer than the last of
 * them is known completely. Undefined if that is not enough for a page.
 */
async function newestThreads(sql: Sql, filter: OwnThreadFilter, most: number): Promise<string[] | undefined> {
  for (const reach of reaches.map((times) => times * most)) {
    const { selectsOf, values } = itemsOf(filter);
    const parts = selectsOf("all").map(
      ({ text }, at) =>
        `(SELECT n."thread", n."at", ${at} AS "table" FROM (${text(` ORDER BY x."createdAt" DESC LIMIT ${reach}`)}) n)`,
    );
    const urgent = union(selectsOf("urgent").map(({ text }) => text()));
    const [found] = await sql(
      {
        name: "",
        row: { newest: texts, urgent: texts, isAll: bool },
        text: `WITH items AS MATERIALIZED (${parts.join(" UNION ALL ")}),
          known AS (SELECT max(k."at") AS "since" FROM (SELECT min(i."at") AS "at" FROM items i GROUP BY i."table" HAVING count(*) = ${reach}) k)
        SELECT ARRAY(SELECT i."thread" FROM items i GROUP BY i."thread" HAVING max(i."at") > coalesce((SELECT "since" FROM known), '-infinity')
            ORDER BY max(i."at") DESC, i."thread" COLLATE "C" LIMIT ${most}) AS "newest",
          ${urgent ? `ARRAY(SELECT DISTINCT u."thread" FROM (${urgent}) u)` : "ARRAY[]::text[]"} AS "urgent",
          (SELECT "since" IS NULL FROM known) AS "isAll"`,
      },
      values,
    );
    if (found && (found.isAll || found.newest.length === most)) return [...found.newest, ...found.urgent];
  }
  return undefined;
}

/**
 * A page of threads: those with an urgent item first, then the newest. The page is found first, and
 * only its threads read their newest item.
 */
export async function readThreads(
  sql: Sql,
  filter: OwnThreadFilter,
  { skip, take }: { skip: number; take: number },
): Promise<ThreadRow[]> {
  const { selectsOf, values, place } = itemsOf(filter);
  const selects = selectsOf(filter.view);
  if (selects.length === 0) return [];
  // The other views show what waits, or some cases.
  const threads = filter.view === "all" ? await newestThreads(sql, filter, skip + take) : undefined;
  const items = threads
    ? ofThreads(selects, threads, place)
    : `(${union(selects.map(({ text }) => text()))})`;
  const page = `LIMIT ${place(take)} OFFSET ${place(skip)}`;
  const found = await sql<Found>(
    {
      name: "",
      row: { thread: text, waiting: int, isUrgent: bool },
      text: `SELECT a."thread", count(*) FILTER (WHERE a."waits")::int AS "waiting", bool_or(a."isUrgent") AS "isUrgent"
        FROM ${items} a GROUP BY a."thread"
        ORDER BY bool_or(a."isUrgent") DESC, max(a."at") DESC, a."thread" COLLATE "C" ${page}`,
    },
    values,
  );
  const newest = await readNewest(
    sql,
    filter,
    found.map(({ thread }) => thread),
  );
  const keys = [...newest.values()].flatMap((key) => keyIn(key) ?? []);
  const rows = await readInbox(sql, { search: "", limit: keys.length, keys, scope: filter.scope });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return found.flatMap(({ thread, ...counts }) => {
    const latest = byKey.get(newest.get(thread) ?? "");
    return latest ? [{ id: thread, ...counts, latest }] : [];
  });
}

/** The key of the newest shown item of each thread. */
async function readNewest(sql: Sql, filter: OwnThreadFilter, threads: readonly string[]) {
  if (threads.length === 0) return new Map<string, string>();
  const { selectsOf, values, place } = itemsOf(filter);
  const selects = selectsOf(filter.view);
  const rows = await sql(
    {
      name: "",
      row: { thread: text, key: text },
      text: `SELECT DISTINCT ON (a."thread") a."thread", a."key" FROM ${ofThreads(selects, threads, place)} a
        ORDER BY a."thread", a."at" DESC, a."key" COLLATE "C" DESC`,
    },
    values,
  );
  return new Map(rows.map(({ thread, key }) => [thread, key]));
}

/**
 * How many threads each of these views has, in one statement that reads at most `maxCounted` + 1
 * items of each table.
 */
export async function countThreads<View extends ThreadView>(
  sql: Sql,
  asked: Omit<OwnThreadFilter, "view">,
  views: readonly View[],
): Promise<Record<View, number>> {
  const { selectsOf, values } = itemsOf(asked);
  const counts = views.map((view) => {
    const items = union(selectsOf(view).map(({ text }) => text(` LIMIT ${maxCounted + 1}`)));
    return `${items ? `(SELECT count(DISTINCT a."thread")::int FROM (${items}) a)` : "0"} AS "${view}"`;
  });
  const columns = Object.fromEntries(views.map((view) => [view, int])) as Columns<Record<View, number>>;
  const [row] = await sql({ name: "", row: columns, text: `SELECT ${counts.join(", ")}` }, values);
  return row ?? (Object.fromEntries(views.map((view) => [view, 0])) as Record<View, number>);
}

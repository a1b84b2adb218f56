import { andIn, andOfCasesIn, type AgencyScope } from "../../core/access/agency-scope.ts";
import type { Permission } from "../../../shared/core/access/roles.ts";
import { openStates } from "../../../shared/community/callbacks/statuses.ts";
import { taskKinds, type TaskView, type WorkKind } from "../../../shared/desk/tasks/kinds.ts";
import { lowStock } from "../../../shared/help/vendors/rules.ts";
import { isItsRule } from "../../core/database/rules.sql.ts";
import { escapeLike, literals, type Sql } from "../../core/database/statement.ts";
import { hasCode } from "../../help/vendors/codes.sql.ts";
import { needsAttention } from "../../messages/communications/send-guard.sql.ts";
import { int, nullable, type RowOf, text, timestamp, word } from "../../core/database/columns.ts";

/** One piece of open work, from the table that holds it. */
const workColumns = {
  /** `task-5`, `callback-3`, `message-{uuid}`. */
  key: text,
  kind: word<WorkKind>(),
  about: text,
  requestId: nullable(int),
  caseId: nullable(text),
  /** Null for a group, such as all entries to confirm. */
  openedAt: nullable(timestamp),
  /** Null where no time is set. */
  dueAt: nullable(timestamp),
  ownerId: nullable(int),
  ownerName: nullable(text),
};
export type WorkRow = RowOf<typeof workColumns>;

export interface WorkFilter {
  /** Of some agencies: work about their cases alone. */
  scope: AgencyScope;
  view: TaskView;
  kind: WorkKind | null;
  search: string;
  adminId: number;
  now: Date;
  /** How soon a call is promised. */
  callbackMinutes: number;
  may: (permission: Permission) => boolean;
}

/** What one table contributes. A new kind is a row here, a kind in the rules, and its words. */
interface Source {
  needs: Permission;
  kinds: readonly WorkKind[];
  from: string;
  where: string;
  key: string;
  kind: string;
  about: string;
  requestId: string;
  openedAt: string;
  dueAt: string;
  ownerId: string;
  /** Its rows are officers' cases. */
  isOfficerCase?: true;
}

/** The case `r`, its urgency rule and its owner. */
const ofCase = (requestId: string) => `LEFT JOIN "EmergencyRequest" r ON r."id" = ${requestId}
  LEFT JOIN "UrgencyRule" u ON ${isItsRule}
  LEFT JOIN "CaseOwner" w ON w."requestId" = r."id"`;
const dueByRule = (from: string) =>
  `coalesce(${from} + make_interval(mins => u."timeThresholdMinutes"), ${from} + interval '24 hours')`;
const nothing = { requestId: "NULL::int", openedAt: "NULL::timestamptz", dueAt: "NULL::timestamptz" };
const noOwner = "NULL::int";

const openCallbacks = literals(openStates);

const tasks = { needs: "readMoney", from: `"DeskTask" x`, key: `'task-' || x."id"` } as const;

const sources = (now: string, callbackMinutes: string): readonly Source[] => [
  {
    ...tasks,
    kinds: taskKinds,
    where: `x."state" = 'open'`,
    ...{ kind: `x."kind"`, about: `x."about"`, requestId: `x."requestId"`, ownerId: `x."ownerId"` },
    ...{ openedAt: `x."openedAt"`, dueAt: `x."dueAt"` },
  },
  {
    ...{ needs: "readDesk", kinds: ["urgent_reply"], key: `'response-' || x."id"`, kind: "'urgent_reply'" },
    from: `"RecipientResponse" x ${ofCase(`x."requestId"`)}`,
    where: `x."acknowledgedAt" IS NULL AND x."isProblem"`,
    ...{ about: "''", requestId: `x."requestId"`, ownerId: `w."adminId"` },
    ...{ openedAt: `x."createdAt"`, dueAt: dueByRule(`x."createdAt"`) },
  },
  {
    ...{
      needs: "readDesk",
      kinds: ["failed_message"],
      key: `'message-' || x."id"`,
      kind: "'failed_message'",
    },
    from: `"Message" x ${ofCase(`x."requestId"`)}`,
    where: needsAttention("x"),
    ...{ about: `x."recipientType"::text`, requestId: `x."requestId"`, ownerId: `w."adminId"` },
    ...{ openedAt: `x."createdAt"`, dueAt: dueByRule(`x."createdAt"`) },
  },
  {
    ...{ needs: "readDesk", kinds: ["callback"], key: `'callback-' || x."id"`, kind: "'callback'" },
    ...{
      from: `"CallbackRequest" x`,
      where: `x."status" IN (${openCallbacks})`,
      about: `x."requestType"::text`,
    },
    ...{ requestId: nothing.requestId, ownerId: `x."ownerId"`, openedAt: `x."createdAt"` },
    dueAt: `coalesce(x."dueAt", x."createdAt" + make_interval(mins => ${callbackMinutes}::int))`,
  },
  {
    ...{ needs: "readCases", kinds: ["officer_waiting", "grant_to_review"], key: `'officer-' || x."id"` },
    kind: `CASE WHEN x."emergencyUntil" > ${now} THEN 'grant_to_review' ELSE 'officer_waiting' END`,
    isOfficerCase: true,
    ...{ from: `"Verification" x`, where: `x."status" = 'pending'`, about: `x."caseNumber"` },
    ...{ requestId: nothing.requestId, ownerId: noOwner, openedAt: `x."createdAt"` },
    dueAt: `CASE WHEN x."emergencyUntil" > ${now} THEN x."emergencyUntil" ELSE x."createdAt" + interval '24 hours' END`,
  },
  {
    ...{ needs: "readCases", kinds: ["privacy_request"], key: `'privacy-' || x."id"` },
    ...{ kind: "'privacy_request'", about: `x."kind"::text`, requestId: `x."requestId"` },
    from: `"PrivacyRequest" x ${ofCase(`x."requestId"`)}`,
    where: `x."outcome" IS NULL`,
    ...{ ownerId: `w."adminId"`, openedAt: `x."openedAt"`, dueAt: `x."dueAt"` },
  },
  {
    ...{ needs: "readDesk", kinds: ["wrong_entry"], key: `'correction-' || x."id"`, kind: "'wrong_entry'" },
    ...{ from: `"Correction" x`, where: `x."state" = 'open'`, about: `x."resourceName"` },
    ...{ requestId: nothing.requestId, ownerId: noOwner, openedAt: `x."createdAt"` },
    dueAt: `x."createdAt" + interval '3 days'`,
  },
  {
    ...{ needs: "readDesk", kinds: ["entry_to_confirm"], key: "'entries'", kind: "'entry_to_confirm'" },
    from: `(SELECT count(*)::int AS "n" FROM "Resource" e WHERE e."retiredAt" IS NULL AND e."confirmedAt" IS NULL) x`,
    ...{ where: `x."n" > 0`, about: `x."n"::text`, ...nothing, ownerId: noOwner },
  },
  {
    ...{ needs: "readCases", kinds: ["low_code_pool"], key: `'pool-' || x."id"`, kind: "'low_code_pool'" },
    from: `(SELECT v."id", v."name", (SELECT count(*)::int FROM "VendorCode" c WHERE c."vendorId" = v."id" AND c."state" = 'free' AND NOT c."isHeld" AND (c."expiresAt" IS NULL OR c."expiresAt" > ${now})) AS "free"
      FROM "Vendor" v WHERE v."isActive" AND v."deletedAt" IS NULL AND ${hasCode('v."id"')}) x`,
    ...{
      where: `x."free" < ${lowStock}`,
      about: `x."name" || ': ' || x."free"`,
      ...nothing,
      ownerId: noOwner,
    },
  },
  {
    ...{
      needs: "manageSystem",
      kinds: ["codes_to_approve"],
      key: `'import-' || x."batch"`,
      kind: "'codes_to_approve'",
    },
    from: `"CodeImport" x JOIN "Vendor" v ON v."id" = x."vendorId"`,
    where: `x."approvedAt" IS NULL AND v."deletedAt" IS NULL AND EXISTS (SELECT FROM "VendorCode" c WHERE c."vendorId" = x."vendorId" AND c."batch" = x."batch" AND c."isHeld")`,
    ...{ about: `v."name"`, requestId: nothing.requestId, ownerId: noOwner, openedAt: `x."importedAt"` },
    dueAt: nothing.dueAt,
  },
  {
    ...{ needs: "readCases", kinds: ["escalation"], key: `'request-' || r."id"`, kind: "'escalation'" },
    from: `(SELECT "id" AS "requestId", "escalatedAt" AS "at" FROM "EmergencyRequest" WHERE "status" = 'pending' AND "escalatedAt" IS NOT NULL) x ${ofCase(`x."requestId"`)}`,
    where: `NOT EXISTS (SELECT FROM "Attendance" d WHERE d."requestId" = x."requestId")`,
    about: `(SELECT max(e."step") FROM "Escalation" e WHERE e."requestId" = x."requestId")::text`,
    ...{ requestId: `r."id"`, ownerId: `w."adminId"`, openedAt: `x."at"`, dueAt: dueByRule(`r."createdAt"`) },
  },
];

/** What narrows a source to a scope; null if it belongs to the program. */
function ofScope({ requestId, isOfficerCase }: Source, scope: AgencyScope): string | null {
  if (scope.agencies === null) return "";
  if (isOfficerCase) return andIn(scope, "x");
  return requestId === nothing.requestId ? null : andOfCasesIn(scope, requestId);
}

/** The tables that the roles may read, as rows of one shape; `asked` are the conditions on them. */
function workOf({ scope, view, kind, search, adminId, now, callbackMinutes, may }: WorkFilter) {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const at = `${place(now.toISOString())}::timestamptz`;
  const minutes = place(callbackMinutes);
  const states: Partial<Record<TaskView, string>> = { closed: `x."state" <> 'open'`, all: "true" };
  const union = (isCounted: (source: Source) => boolean, ofTasks?: string) =>
    sources(at, minutes)
      .filter((source) => may(source.needs) && isCounted(source) && ofScope(source, scope) !== null)
      .map(
        (one) =>
          `SELECT ${one.key} AS "key", ${one.kind} AS "kind", ${one.about} AS "about", ${one.requestId} AS "requestId", ${one.openedAt} AS "openedAt", ${one.dueAt} AS "dueAt", ${one.ownerId} AS "ownerId" FROM ${one.from} WHERE ${(one.key === tasks.key && ofTasks) || one.where}${ofScope(one, scope) ?? ""}`,
      )
      .join(" UNION ALL ");
  const like = search === "" ? "" : place(`%${escapeLike(search)}%`);
  const task = like && /^#?([1-9]\d{0,8})$/.exec(search)?.[1];
  const asked = [
    `${at} IS NOT NULL AND ${minutes}::int IS NOT NULL`,
    ...(view === "late" ? [`q."dueAt" <= ${at}`] : []),
    ...(view === "free" ? [`q."ownerId" IS NULL`] : []),
    ...(view === "mine" ? [`q."ownerId" = ${place(adminId)}::int`] : []),
    ...(kind === null ? [] : [`q."kind" = ${place(kind)}::text`]),
    ...(like
      ? [
          `(q."about" ILIKE ${like}::text OR c."caseId" ILIKE ${like}::text OR o."name" ILIKE ${like}::text${task ? ` OR q."key" = ${place(`task-${task}`)}::text` : ""})`,
        ]
      : []),
  ].join(" AND ");
  /** What the view lists, and all that is open. */
  const rows = {
    listed: union(
      ({ key, kinds }) => (view !== "closed" || key === tasks.key) && (kind === null || kinds.includes(kind)),
      states[view],
    ),
    open: union(() => true),
  };
  return { rows, asked, at, values, place, isPast: states[view] !== undefined };
}

const joined = (rows: string) =>
  `FROM (${rows}) q LEFT JOIN "EmergencyRequest" c ON c."id" = q."requestId" LEFT JOIN "Admin" o ON o."id" = q."ownerId"`;

/** A page of open work, earliest due first. Items without a due time come last. */
export async function readWork(
  sql: Sql,
  filter: WorkFilter,
  { skip, take }: { skip: number; take: number },
): Promise<WorkRow[]> {
  const { rows, asked, values, place, isPast } = workOf(filter);
  if (!rows.listed) return [];
  const order = isPast ? `q."openedAt" DESC NULLS LAST` : `q."dueAt" NULLS LAST`;
  const text = `SELECT q."key", q."kind", q."about", q."requestId", c."caseId", q."openedAt", q."dueAt", q."ownerId", o."name" AS "ownerName" ${joined(rows.listed)} WHERE ${asked}
    ORDER BY ${order}, q."key" COLLATE "C" LIMIT ${place(take)} OFFSET ${place(skip)}`;
  return sql({ name: "", row: workColumns, text }, values);
}

export interface WorkCounts {
  /** What the filter shows. */
  count: number;
  /** Of all open work: how much is overdue, and when the next of it becomes so. */
  late: number;
  /** Due time of the one that is overdue the longest. */
  lateSince: Date | null;
  nextDueAt: Date | null;
}

/** The numbers of a page of work. One reading of the tables gives all of them for open work. */
export async function countWork(sql: Sql, filter: WorkFilter): Promise<WorkCounts> {
  const { rows, asked, at, values, isPast } = workOf(filter);
  const none = { count: 0, late: 0, lateSince: null, nextDueAt: null };
  if (!rows.open) return none;
  const isListed = rows.listed !== "";
  const count =
    isPast && isListed
      ? `(SELECT count(*)::int ${joined(rows.listed)} WHERE ${asked})`
      : `count(*) FILTER (WHERE ${isListed} AND ${asked})::int`;
  const text = `SELECT ${count} AS "count", count(*) FILTER (WHERE q."dueAt" <= ${at})::int AS "late", min(q."dueAt") FILTER (WHERE q."dueAt" <= ${at}) AS "lateSince", min(q."dueAt") FILTER (WHERE q."dueAt" > ${at}) AS "nextDueAt" ${joined(rows.open)}`;
  const [row] = await sql<WorkCounts>(
    {
      name: "",
      row: { count: int, late: int, lateSince: nullable(timestamp), nextDueAt: nullable(timestamp) },
      text,
    },
    values,
  );
  return row ?? none;
}

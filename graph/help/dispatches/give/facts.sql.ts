import type { HelpType, RequestStatus } from "../../../../prisma/client/enums.ts";
import type { Envelope } from "../../../../shared/decisions/allocations/envelope.ts";
import { limitWindowMs, type CountedHelp } from "../../../../shared/help/dispatches/rules.ts";
import type { DispatchOfLetter, LetterRequest } from "../../../messages/letters/types.ts";
import type { Reader, Sql, Statement } from "../../../core/database/statement.ts";
import { sameRequests } from "../../../intake/people/pairs.sql.ts";
import { earlierColumns, earlierHelp, isJudgedSame, type EarlierHelp } from "../helped-before.sql.ts";
import { hasCode } from "../../vendors/codes.sql.ts";
import { takePrefetched, type Prefetch } from "../../../core/prefetch/prefetch.ts";
import {
  type Columns,
  bool,
  int,
  json,
  jsonRow,
  jsonRows,
  nullable,
  text,
  texts,
  timestamp,
  word,
} from "../../../core/database/columns.ts";

/** The dispatched help of a request. */
export interface LiveHelp extends CountedHelp {
  id: number;
  vendorId: number | null;
  /** Within the period of the limits. */
  isRecent: boolean;
  createdAt: Date;
  dispatchedBy: string;
}

/** All facts that a dispatch depends on. */
export interface DispatchFacts {
  status: RequestStatus;
  agencyId: number | null;
  version: number;
  /** Whether the idempotency key was used before. */
  isRepeat: boolean;
  envelope: Envelope;
  live: LiveHelp[];
  /** The newest help of each kind for the person's other requests; null without another. */
  samePerson: { firstId: number; help: EarlierHelp[] } | null;
  /**
   * One per requested provider, in order: the vendor, if any, and the id of the future dispatch, so
   * that one statement can write it with all references.
   */
  offers: { id: number; vendor: OfferedVendor | undefined }[];
  request: LetterRequest;
}

/** Help from one vendor. */
export interface RequestedProvider {
  vendorId: number;
  helpType: HelpType;
}

/** A requested vendor with its letter data, and whether it has a code pool for this help. */
export type OfferedVendor = DispatchOfLetter["vendor"] & {
  id: number;
  isOffered: boolean;
  isKnown: boolean;
  hasPool: boolean;
};

/** With its position in the request. */
type AskedVendor = OfferedVendor & { at: number };

interface ToRead {
  requestId: number;
  providers: readonly RequestedProvider[];
  /** The idempotency key, if any. */
  key?: { scope: string; key: string } | undefined;
}

/**
 * Reads everything in one statement, because others wait for the lock; undefined if there is no
 * such request. `sql` is that of the transaction under the lock.
 */
export async function readDispatchFacts(
  { now }: Pick<Reader, "now">,
  sql: Sql,
  { requestId, providers, key }: ToRead,
): Promise<DispatchFacts | undefined> {
  const since = new Date(now().getTime() - limitWindowMs);
  const asked = jsonOf(providers);
  const [found] = await sql(factsStatement, [requestId, since, asked, key?.scope ?? "", key?.key ?? ""]);
  return found && factsIn(found, providers);
}

/**
 * The same for a dispatch without a lock: read together with the administrator's session, if it is
 * exactly this dispatch.
 */
export async function readPrefetchedFacts(
  context: Reader,
  asked: ToRead,
): Promise<DispatchFacts | undefined> {
  const { requestId, providers, key } = asked;
  const found = takePrefetched(context, dispatchPrefetch({ requestId, providers, key: key?.key ?? "" }));
  return found ? factsIn(found, providers) : readDispatchFacts(context, context.sql, asked);
}

/** The vendors, in the order of the request; undefined for one that does not exist. */
export const readOfferedVendors = async (
  sql: Sql,
  asked: readonly RequestedProvider[],
): Promise<(OfferedVendor | undefined)[]> => inOrder(asked, await sql(vendorsStatement, [jsonOf(asked)]));

/** As the statement returns them. */
type FoundFacts = Omit<DispatchFacts, "offers"> & { ids: number[]; vendors: AskedVendor[] };

const vendorColumns: Columns<AskedVendor> = {
  at: int,
  id: int,
  name: text,
  supportPhones: texts,
  chatUrl: nullable(text),
  website: nullable(text),
  supportHours: nullable(text),
  emergencyContact: nullable(text),
  serviceArea: nullable(text),
  isOffered: bool,
  isKnown: bool,
  hasPool: bool,
};
const factColumns: Columns<FoundFacts> = {
  status: word(),
  agencyId: nullable(int),
  version: int,
  isRepeat: bool,
  envelope: json(),
  live: jsonRows({
    id: int,
    vendorId: nullable(int),
    helpType: word(),
    valueCents: int,
    people: nullable(int),
    hours: nullable(int),
    isRecent: bool,
    createdAt: timestamp,
    dispatchedBy: text,
  }),
  samePerson: nullable(jsonRow({ firstId: int, help: jsonRows(earlierColumns) })),
  vendors: jsonRows(vendorColumns),
  request: json(),
  ids: json(),
};

function factsIn(
  { ids, vendors, ...facts }: FoundFacts,
  providers: readonly RequestedProvider[],
): DispatchFacts {
  const known = inOrder(providers, vendors);
  return { ...facts, offers: ids.map((id, at) => ({ id, vendor: known[at] })) };
}

const inOrder = (asked: readonly RequestedProvider[], rows: readonly AskedVendor[]) =>
  asked.map((_one, at) => rows.find((row) => row.at === at));

const jsonOf = (asked: readonly RequestedProvider[]) =>
  JSON.stringify(asked.map(({ vendorId, helpType }, at) => ({ at, vendorId, helpType })));

const vendorsAsked = (parameter: string) => `
    SELECT c."at", v."id", v."name", v."supportPhones", v."chatUrl", v."website", v."supportHours", v."emergencyContact", v."serviceArea", v."isActive" AS "isOffered", v."deletedAt" IS NULL AND c."helpType"::"HelpType" = ANY(v."helpTypes") AS "isKnown",
      ${hasCode('v."id"', `AND p."state" <> 'burnt' AND (p."helpType" IS NULL OR p."helpType" = c."helpType"::"HelpType")`)} AS "hasPool"
    FROM jsonb_to_recordset(${parameter}::jsonb) AS c("at" int, "vendorId" int, "helpType" text)
    JOIN "Vendor" v ON v."id" = c."vendorId"`;

/** The facts of a request, as SQL expressions. */
const factsOf = ({
  id,
  since,
  asked,
  scope,
  key,
}: Record<"id" | "since" | "asked" | "scope" | "key", string>) => `
    SELECT r."status"::text AS "status", r."agencyId", r."version",
      EXISTS (SELECT FROM "IdempotencyKey" WHERE "scope" = ${scope} AND "key" = ${key}) AS "isRepeat",
      json_build_object('allocated', e."allocatedCents", 'live', e."liveCents", 'lost', e."lostCents", 'paid', e."paidCents") AS "envelope",
      (SELECT coalesce(json_agg(json_build_object('id', "id", 'vendorId', "vendorId", 'helpType', "helpType", 'valueCents', "estimatedValueCents", 'people', "people", 'hours', "hours",
        'isRecent', "createdAt" > ${since}, 'createdAt', "createdAt", 'dispatchedBy', "dispatchedBy") ORDER BY "id"), '[]') FROM "HelpDispatch" WHERE "requestId" = r."id" AND "voidedAt" IS NULL) AS "live",
      CASE WHEN ${isJudgedSame('r."id"')} THEN json_build_object('firstId', (WITH RECURSIVE ${sameRequests('r."id"')} SELECT min(s."id") FROM same s),
        'help', (SELECT coalesce(json_agg(x), '[]') FROM (${earlierHelp('r."id"')}) x)) END AS "samePerson",
      (SELECT coalesce(json_agg(x), '[]') FROM (${vendorsAsked(asked)}) x) AS "vendors",
      (SELECT to_json(x) FROM (SELECT r."id", r."caseId", r."language", r."requestedHelpTypes", r."needs", r."victimName", r."victimPhone", r."victimEmail", r."anonymous", r."contacting", r."verificationId",
        (SELECT to_json(y) FROM (SELECT w."language" FROM "Verification" w WHERE w."id" = r."verificationId") y) AS "verification",
        (SELECT to_json(y) FROM (SELECT o."name", o."email", o."phone", o."notifyByEmail", o."notifyBySms" FROM "Officer" o WHERE o."id" = r."officerId") y) AS "officer",
        (SELECT to_json(y) FROM (SELECT i."fullName", i."phone", i."email" FROM "VictimInfo" i WHERE i."requestId" = r."id") y) AS "victimInfo",
        (SELECT to_json(y) FROM (SELECT c."way" FROM "SafeContact" c WHERE c."requestId" = r."id") y) AS "safeContact") x) AS "request",
      (SELECT json_agg(nextval('"HelpDispatch_id_seq"')) FROM jsonb_array_elements(${asked}::jsonb)) AS "ids"
    FROM "EmergencyRequest" r CROSS JOIN LATERAL sv_envelope(r."id") e
    WHERE r."id" = ${id}`;

const factsStatement: Statement<FoundFacts> = {
  name: "dispatch-facts",
  row: factColumns,
  text: factsOf({ id: "$1", since: "$2::timestamptz", asked: "$3", scope: "$4", key: "$5" }),
};

const vendorsStatement: Statement<AskedVendor> = {
  name: "dispatch-vendors",
  row: vendorColumns,
  text: vendorsAsked("$1"),
};

/** The facts of a dispatch, prefetched for the administrator of the session. */
export const dispatchPrefetch = ({
  requestId,
  providers,
  key,
}: Pick<ToRead, "requestId" | "providers"> & { key: string }): Prefetch<FoundFacts> => ({
  name: "dispatch-facts",
  of: "admin",
  value: `(SELECT to_json(x) FROM (${factsOf({
    id: `s."requestId" AND s."adminId" IS NOT NULL`,
    since: `$1::timestamptz - interval '${limitWindowMs} milliseconds'`,
    asked: `s."asked"`,
    scope: `'dispatch ' || s."adminId"`,
    key: `s."key"`,
  })}) x)`,
  column: jsonRow(factColumns),
  parameters: { requestId: ["int", requestId], asked: ["text", jsonOf(providers)], key: ["text", key] },
});

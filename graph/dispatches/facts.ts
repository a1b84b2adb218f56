import type { Prisma } from "../../prisma/client/client.ts";
import type { HelpType, RequestStatus } from "../../prisma/client/enums.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import type { KeptKey } from "../core/idempotency.ts";
import { says as coreSays } from "../core/sentences.ts";
import { sqlWithin, type Sql, type Statement } from "../core/sql.ts";
import type { DispatchOfLetter, LetterRequest } from "../letters/service.ts";
import { isDispatchable, limitWindowMs, type CountedHelp } from "./rules.shared.ts";
import { says } from "./sentences.ts";

export type Tx = Prisma.TransactionClient;

/** The dispatched help of a request. */
export interface LiveHelp extends CountedHelp {
  id: number;
  vendorId: number | null;
  /** Within the period of the limits. */
  isRecent: boolean;
}

/** A locked request: no one else can dispatch or void help for it until the transaction ends. */
export interface LockedRequest {
  id: number;
  status: RequestStatus;
  version: number;
}

/** All facts that a dispatch depends on. */
export interface DispatchFacts {
  status: RequestStatus;
  version: number;
  /** Whether the idempotency key was used before. */
  isRepeat: boolean;
  allocatedCents: number;
  /** The amount handed over in cash. */
  paidCents: number;
  live: LiveHelp[];
  /**
   * One per requested provider, in order: the vendor, if any, and the id of the future dispatch, so
   * that one statement can write it with all references.
   */
  offers: { id: number; vendor: OfferedVendor | undefined }[];
  request: LetterRequest;
}

export interface Asked {
  vendorId: number;
  helpType: HelpType;
}

/**
 * Locks the request. Its facts are read by a later statement: a waiting caller must see what the
 * lock's holder wrote, and a waiting statement sees other tables as they were when it began.
 */
export async function lockRequest(tx: Tx, requestId: number): Promise<LockedRequest> {
  const [request] = await tx.$queryRaw<LockedRequest[]>`
    SELECT "id", "status"::text AS "status", "version" FROM "EmergencyRequest" WHERE "id" = ${requestId} FOR NO KEY UPDATE`;
  if (!request) throw new Refusal("NOT_FOUND", coreSays.requestHidden);
  return request;
}

interface ToRead {
  requestId: number;
  providers: readonly Asked[];
  /** The idempotency key, if any. */
  key?: KeptKey | undefined;
}

/**
 * Reads everything in one statement, because others wait for the lock; undefined if there is no
 * such request.
 */
export async function readFacts(
  { now }: Context,
  sql: Sql,
  { requestId, providers, key }: ToRead,
): Promise<DispatchFacts | undefined> {
  const since = new Date(now().getTime() - limitWindowMs);
  const asked = askedJson(providers);
  const [found] = await sql<FoundFacts>(factsStatement, [
    requestId,
    since,
    asked,
    key?.scope ?? "",
    key?.key ?? "",
  ]);
  return found && factsIn(found, providers);
}

/** As the statement returns them. */
export type FoundFacts = Omit<DispatchFacts, "offers"> & { ids: number[]; vendors: AskedVendor[] };

export function factsIn({ ids, vendors, ...facts }: FoundFacts, providers: readonly Asked[]): DispatchFacts {
  const known = inOrder(providers, vendors);
  return { ...facts, offers: ids.map((id, at) => ({ id, vendor: known[at] })) };
}

/** Help can be dispatched for approved requests, and for those with earlier dispatches. */
export function demandDispatchable({ status }: { status: RequestStatus }) {
  if (!isDispatchable(status)) throw new Refusal("CONFLICT", says.notDispatchable({ status }));
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

export const askedJson = (asked: readonly Asked[]) =>
  JSON.stringify(asked.map(({ vendorId, helpType }, at) => ({ at, vendorId, helpType })));

const vendorsAsked = (parameter: string) => `
    SELECT c."at", v."id", v."name", v."supportPhones", v."chatUrl", v."website", v."supportHours", v."emergencyContact", v."serviceArea", v."isActive" AS "isOffered", v."deletedAt" IS NULL AND c."helpType"::"HelpType" = ANY(v."helpTypes") AS "isKnown",
      EXISTS (SELECT FROM "VendorCode" p WHERE p."vendorId" = v."id" AND p."state" <> 'burnt' AND (p."helpType" IS NULL OR p."helpType" = c."helpType"::"HelpType")) AS "hasPool"
    FROM jsonb_to_recordset(${parameter}::jsonb) AS c("at" int, "vendorId" int, "helpType" text)
    JOIN "Vendor" v ON v."id" = c."vendorId"`;

/** The facts of a request, as SQL expressions. */
export const factsOf = ({
  id,
  since,
  asked,
  scope,
  key,
}: Record<"id" | "since" | "asked" | "scope" | "key", string>) => `
    SELECT r."status"::text AS "status", r."version",
      EXISTS (SELECT FROM "IdempotencyKey" WHERE "scope" = ${scope} AND "key" = ${key}) AS "isRepeat",
      f."allocatedCents", f."paidCents",
      (SELECT coalesce(json_agg(json_build_object('id', "id", 'vendorId', "vendorId", 'helpType', "helpType", 'valueCents', "estimatedValueCents", 'people', "people", 'hours', "hours",
        'isRecent', "createdAt" > ${since}) ORDER BY "id"), '[]') FROM "HelpDispatch" WHERE "requestId" = r."id" AND "voidedAt" IS NULL) AS "live",
      (SELECT coalesce(json_agg(x), '[]') FROM (${vendorsAsked(asked)}) x) AS "vendors",
      (SELECT to_json(x) FROM (SELECT r."id", r."caseId", r."language", r."requestedHelpTypes", r."needs", r."victimName", r."victimPhone", r."victimEmail", r."anonymous", r."contacting", r."verificationId",
        (SELECT to_json(y) FROM (SELECT o."name", o."email", o."phone", o."notifyByEmail", o."notifyBySms" FROM "Officer" o WHERE o."id" = r."officerId") y) AS "officer",
        (SELECT to_json(y) FROM (SELECT i."fullName", i."phone", i."email" FROM "VictimInfo" i WHERE i."requestId" = r."id") y) AS "victimInfo") x) AS "request",
      (SELECT json_agg(nextval('"HelpDispatch_id_seq"')) FROM jsonb_array_elements(${asked}::jsonb)) AS "ids"
    FROM "EmergencyRequest" r CROSS JOIN LATERAL (SELECT coalesce(sum("amountCents"), 0)::int AS "allocatedCents", coalesce(sum("paidCents"), 0)::int AS "paidCents"
      FROM "FundAllocation" WHERE "requestId" = r."id" AND "status" IN ('allocated', 'distributed')) f
    WHERE r."id" = ${id}`;

const factsStatement: Statement = {
  name: "dispatch-facts",
  text: factsOf({ id: "$1", since: "$2::timestamptz", asked: "$3", scope: "$4", key: "$5" }),
};

const vendorsStatement: Statement = { name: "dispatch-vendors", text: vendorsAsked("$1") };

const inOrder = (asked: readonly Asked[], rows: readonly AskedVendor[]) =>
  asked.map((_one, at) => rows.find((row) => row.at === at));

export const readVendors = async (tx: Tx, asked: readonly Asked[]): Promise<(OfferedVendor | undefined)[]> =>
  inOrder(asked, await sqlWithin(tx)<AskedVendor>(vendorsStatement, [askedJson(asked)]));

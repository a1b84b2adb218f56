import type {
  AllocationStatus,
  HelpType,
  RequestStatus,
  UrgencyLevel,
  VerificationStatus,
} from "../../../../prisma/client/enums.ts";
import type { Officer } from "../../../../prisma/client/client.ts";
import { isSessionsOwn, takePrefetched, type Prefetch } from "../../../core/prefetch/prefetch.ts";
import { isItsRule } from "../../../core/database/rules.sql.ts";
import type { Reader, Statement } from "../../../core/database/statement.ts";
import type { Needs, NeedsSource } from "../../../../shared/intake/needs/rules.ts";
import type { Word } from "../../../../shared/decisions/allocations/rules.ts";
import { samePersonAs, type Identity } from "./same-person.sql.ts";
import {
  type Columns,
  bool,
  int,
  json,
  jsonRow,
  nullable,
  text,
  timestamp,
  word,
  words,
} from "../../../core/database/columns.ts";

/** The live allocation of a request. */
export interface Money {
  id: number;
  requestId: number;
  amountCents: number;
  justification: string;
  status: AllocationStatus;
  createdAt: Date;
  /** Approved, but no fund had enough. */
  waitsForFund?: boolean;
}

export const moneyColumns: Columns<Money> = {
  id: int,
  requestId: int,
  amountCents: int,
  justification: text,
  status: word(),
  createdAt: timestamp,
  waitsForFund: bool,
};

/** All facts for a decision on one request, read at once. */
export interface DecisionFacts {
  id: number;
  version: number;
  caseId: string;
  status: RequestStatus;
  urgencyLevel: UrgencyLevel;
  requestedHelpTypes: HelpType[];
  language: string;
  aiRecommendationCents: number | null;
  needs: Needs | null;
  needsSource: NeedsSource | null;
  victimName: string;
  victimPhone: string;
  victimEmail: string;
  officerId: number | null;
  citizenId: number | null;
  /** Visible only to the officer of the case. */
  anonymous: boolean;
  /** The recipient may be contacted. */
  contacting: boolean;
  agencyId: number | null;
  verificationId: number | null;
  officer:
    | (Pick<
        Officer,
        "name" | "email" | "emailKey" | "phone" | "agency" | "badgeNumber" | "notifyByEmail" | "notifyBySms"
      > & { /** Of every supervisor who confirmed one of their cases. */ confirmedBy: string[] })
    | null;
  verification: {
    id: number;
    status: VerificationStatus;
    supervisorName: string;
    supervisorEmailKey: string;
    language: string;
  } | null;
  victim: { fullName: string; phone: string; email: string } | null;
  /**
   * The other requests that an administrator judged to be for the same person; null if there is no
   * such judgment.
   */
  samePerson?: Identity[] | null;
  approvedBy: Word[];
  /** The supervisor has a link that can decide. */
  supervisorMayDecide: boolean;
  allocation: Money | null;
  rule: { autoApprovalLimitCents: number; requiredApprovers: number } | null;
}

const factColumns: Columns<DecisionFacts> = {
  id: int,
  version: int,
  caseId: text,
  status: word(),
  urgencyLevel: word(),
  requestedHelpTypes: words(),
  language: text,
  aiRecommendationCents: nullable(int),
  needs: nullable(json()),
  needsSource: nullable(word()),
  victimName: text,
  victimPhone: text,
  victimEmail: text,
  officerId: nullable(int),
  citizenId: nullable(int),
  anonymous: bool,
  contacting: bool,
  agencyId: nullable(int),
  verificationId: nullable(int),
  officer: nullable(json()),
  verification: nullable(json()),
  victim: nullable(json()),
  samePerson: nullable(json()),
  approvedBy: json(),
  supervisorMayDecide: bool,
  allocation: nullable(jsonRow(moneyColumns)),
  rule: nullable(json()),
};

/** Through Prisma it is seven statements, and approving is benchmarked. */
const factsOf = (request: string, now: string) => `
    SELECT r."id", r."version", r."caseId", r."status"::text AS "status", r."urgencyLevel"::text AS "urgencyLevel", r."requestedHelpTypes"::text[] AS "requestedHelpTypes", r."language",
      r."aiRecommendationCents", r."needs", r."needsSource"::text AS "needsSource", r."victimName", r."victimPhone", r."victimEmail", r."officerId", r."citizenId", r."agencyId", r."verificationId", r."anonymous", r."contacting",
      CASE WHEN o."id" IS NULL THEN NULL ELSE json_build_object('name', o."name", 'email', o."email", 'emailKey', o."emailKey", 'phone', o."phone", 'agency', o."agency", 'badgeNumber', o."badgeNumber", 'notifyByEmail', o."notifyByEmail", 'notifyBySms', o."notifyBySms",
        'confirmedBy', ARRAY(SELECT c."supervisorEmailKey" FROM "Verification" c WHERE c."officerId" = o."id" AND c."status" = 'verified')) END AS "officer",
      CASE WHEN v."id" IS NULL THEN NULL ELSE json_build_object('id', v."id", 'status', v."status", 'supervisorName', v."supervisorName", 'supervisorEmailKey', v."supervisorEmailKey", 'language', v."language") END AS "verification",
      CASE WHEN i."requestId" IS NULL THEN NULL ELSE json_build_object('fullName', i."fullName", 'phone', i."phone", 'email', i."email") END AS "victim",
      CASE WHEN EXISTS (SELECT FROM "PersonVerdict" w WHERE w."answer" = 'same' AND (w."firstId" = r."id" OR w."secondId" = r."id")) THEN (${samePersonAs('r."id"')}) END AS "samePerson",
      (SELECT coalesce(json_agg(json_build_object('personKey', a."personKey", 'badgeKeys', a."badgeKeys", 'isOfficer', a."actorKind" = 'officer', 'isAdmin', a."actorKind" = 'admin')), '[]') FROM "Approval" a WHERE a."requestId" = r."id" AND a."decision" = 'approved' AND a."voidedAt" IS NULL) AS "approvedBy",
      EXISTS (SELECT FROM "Link" l WHERE l."requestId" = r."id" AND l."purpose" = 'approve' AND l."usedAt" IS NULL AND l."expiresAt" > ${now}) AS "supervisorMayDecide",
      (SELECT json_build_object('id', f."id", 'requestId', f."requestId", 'amountCents', f."amountCents", 'justification', f."justification", 'status', f."status", 'createdAt', f."createdAt", 'waitsForFund', f."waitsForFundAt" IS NOT NULL) FROM "FundAllocation" f WHERE f."requestId" = r."id" AND f."status" <> 'denied') AS "allocation",
      (SELECT json_build_object('autoApprovalLimitCents', u."autoApprovalLimitCents", 'requiredApprovers', u."requiredApprovers") FROM "UrgencyRule" u
        WHERE ${isItsRule}) AS "rule"
    FROM "EmergencyRequest" r
    LEFT JOIN "Officer" o ON o."id" = r."officerId"
    LEFT JOIN "Verification" v ON v."id" = r."verificationId"
    LEFT JOIN "VictimInfo" i ON i."requestId" = r."id"
    WHERE ${request}`;
/** $1 the request, $2 now */
const decisionFacts: Statement<DecisionFacts> = {
  name: "decision-facts",
  row: factColumns,
  text: factsOf(`r."id" = $1`, "$2"),
};

/** The same together with the session, for the officer of the request. */
export const decisionPrefetch = (requestId: number): Prefetch<DecisionFacts> => ({
  name: "decision-facts",
  of: "officer",
  value: `(SELECT to_json(x) FROM (${factsOf(`r."id" = s."requestId" AND ${isSessionsOwn}`, "$1")}) x)`,
  column: jsonRow(factColumns),
  parameters: { requestId: ["int", requestId] },
});

export async function readDecisionFacts(context: Reader, requestId: number): Promise<DecisionFacts | null> {
  const ready = takePrefetched(context, decisionPrefetch(requestId));
  if (ready) return ready;
  const { sql, now } = context;
  const [facts] = await sql(decisionFacts, [requestId, now()]);
  return facts ?? null;
}

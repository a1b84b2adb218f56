import type { AdminRole, SessionKind, Trust, VerificationStatus } from "../../../prisma/client/enums.ts";
import { trustOfCase } from "../access/trust.shared.ts";
import type { Statement } from "../sql.ts";
import type { AdminDebt, AnsweredCase, OfficerViewer, Viewer } from "../access/viewer.ts";

/**
 * A live session with its owner, read at once for every call. Times are text, as PostgreSQL prints
 * them in JSON.
 */
export interface Session {
  sessionId: number;
  kind: SessionKind;
  rotatedAt: string;
  lastSeenAt: string;
  /** It came with the newest token, not the previous one. */
  current: boolean;
  hasPrevious: boolean;
  previousUntil: string | null;
  citizenId: number | null;
  officerId: number | null;
  verificationId: number | null;
  officer: Pick<OfficerViewer, "badgeNumber" | "name" | "agency" | "emailKey"> | null;
  /** The officer's. */
  cases: Case[] | null;
  adminId: number | null;
  admin: SignedInAdmin | null;
}

interface Case {
  id: number;
  caseNumber: string;
  status: VerificationStatus;
  /** Null until the supervisor has confirmed it. */
  trust: Trust | null;
  supervisorEmailKey: string;
  emergencyUntil: string | null;
}

interface SignedInAdmin {
  username: string;
  role: AdminRole;
  emailKey: string;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  gaveSecondFactor: boolean;
}

/** What the configuration requires of administrators. */
type Policy = { requireMfa: boolean };

/** As one value: twenty columns would be described again with every answer. */
const session = (current: string) => `json_build_object(
    'sessionId', s."id", 'kind', s."kind", 'rotatedAt', s."rotatedAt", 'lastSeenAt', s."lastSeenAt", 'current', ${current}, 'hasPrevious', s."previousHash" IS NOT NULL, 'previousUntil', s."previousUntil",
    'citizenId', s."citizenId", 'officerId', s."officerId", 'verificationId', s."verificationId", 'adminId', s."adminId",
    'officer', CASE WHEN o."id" IS NOT NULL THEN json_build_object('badgeNumber', o."badgeNumber", 'name', o."name", 'agency', o."agency", 'emailKey', o."emailKey") END,
    'cases', CASE WHEN o."id" IS NOT NULL THEN (SELECT json_agg(json_build_object('id', v."id", 'caseNumber', v."caseNumber", 'status', v."status", 'trust', v."trust", 'supervisorEmailKey', v."supervisorEmailKey", 'emergencyUntil', v."emergencyUntil"))
      FROM "Verification" v WHERE v."officerId" = o."id") END,
    'admin', CASE WHEN a."id" IS NOT NULL THEN json_build_object('username', a."username", 'role', a."role", 'emailKey', a."emailKey", 'mustChangePassword', a."mustChangePassword",
      'hasSecondFactor', a."totpConfirmedAt" IS NOT NULL, 'gaveSecondFactor', s."secondFactorAt" IS NOT NULL) END) AS "session"`;
const whose = `LEFT JOIN "Officer" o ON o."id" = s."officerId" LEFT JOIN "Admin" a ON a."id" = s."adminId"`;
const isAlive = (now: string) =>
  `s."endedAt" IS NULL AND s."expiresAt" > ${now} AND (s."adminId" IS NULL OR a."isActive")`;

/** The sessions of calls, as rows with the hash of a token; $1 now. */
export const sessionsOf = (calls: string) => `
  SELECT c.*, s."officerId", s."adminId", o."badgeNumber", o."name", ${session(`s."tokenHash" = c."hash"`)}
  FROM ${calls} c
  JOIN "Session" s ON s."tokenHash" = c."hash" OR (s."previousHash" = c."hash" AND (s."previousUntil" IS NULL OR s."previousUntil" > $1)) ${whose}
  WHERE ${isAlive("$1")}`;
/** $1 session, $2 now */
export const sessionById: Statement = {
  name: "session-by-id",
  text: `SELECT ${session("true")} FROM "Session" s ${whose} WHERE s."id" = $1 AND ${isAlive("$2")}`,
};
/**
 * $1 session, $2 now, $3 until when the previous token works, or null if nothing changes. "Seen" is
 * then after the token's creation, even if clocks differ.
 */
export const touchSession: Statement = {
  name: "session-touch",
  text: `UPDATE "Session" SET "lastSeenAt" = greatest($2::timestamptz, "rotatedAt" + interval '1 millisecond'), "previousUntil" = coalesce($3::timestamptz, "previousUntil") WHERE "id" = $1`,
};
/** $1 now, $2 since when an administrator must have been inactive */
export const endSilent: Statement = {
  name: "session-end-silent",
  text: `UPDATE "Session" SET "endedAt" = $1
    WHERE "endedAt" IS NULL AND ("expiresAt" <= $1 OR ("kind" = 'admin' AND "lastSeenAt" < $2)) RETURNING "id"`,
};
/** $1 session, $2 new token's hash, $3 now, $4 the caller's hash: if two calls race, one rotates */
export const rotateSession: Statement = {
  name: "session-rotate",
  text: `UPDATE "Session" SET "previousHash" = $4, "previousUntil" = NULL, "tokenHash" = $2, "rotatedAt" = $3, "lastSeenAt" = $3
    WHERE "id" = $1 AND ("tokenHash" = $4 OR ("previousHash" = $4 AND "previousUntil" IS NULL AND "rotatedAt" < $3::timestamptz - interval '1 minute')) RETURNING "id"`,
};

/** What an administrator's session owes, in order. */
function debtOf(admin: SignedInAdmin, { requireMfa }: Policy): AdminDebt | null {
  if (admin.hasSecondFactor && !admin.gaveSecondFactor) return "code";
  if (admin.mustChangePassword) return "password";
  return requireMfa && !admin.hasSecondFactor ? "second_factor" : null;
}

export function viewerFrom(session: Session, now: Date, policy: Policy): Viewer {
  const { sessionId, citizenId, adminId, admin, officerId, officer, cases } = session;
  if (citizenId !== null) return { kind: "citizen", sessionId, citizenId };
  if (adminId !== null && admin) {
    const { username, role, emailKey } = admin;
    return { kind: "admin", sessionId, adminId, username, role, emailKey, owes: debtOf(admin, policy) };
  }
  const own = cases?.find(({ id }) => id === session.verificationId);
  if (officerId === null || !officer || !own) return { kind: "visitor" };
  const { id: verificationId, caseNumber, status, supervisorEmailKey, trust } = own;
  const emergencyUntil = own.emergencyUntil === null ? null : new Date(own.emergencyUntil);
  return {
    kind: "officer",
    ...{ sessionId, officerId, ...officer, verificationId, caseNumber, status, supervisorEmailKey },
    cases: (cases ?? []).flatMap(answered),
    trust: trustOfCase({ status, trust, emergencyUntil }, now),
  };
}

const answered = ({ id, status, trust, supervisorEmailKey }: Case): AnsweredCase[] =>
  status === "pending" ? [] : [{ id, status, trust, supervisorEmailKey }];

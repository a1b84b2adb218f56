import type { AdminRole, SessionKind, VerificationStatus } from "../../../prisma/client/enums.ts";
import { trustOfCase } from "../access/rules.ts";
import type { Statement } from "../sql.ts";
import type { AdminDebt, AnsweredCase, Viewer } from "../access/viewer.ts";

/** A living session with whoever it belongs to, read at once for every call. */
export interface SessionRow {
  sessionId: number;
  kind: SessionKind;
  rotatedAt: Date;
  lastSeenAt: Date;
  /** It came with the newest token, not with the one before. */
  current: boolean;
  hasPrevious: boolean;
  previousUntil: Date | null;
  officerId: number | null;
  badgeNumber: string;
  name: string;
  agency: string;
  emailKey: string;
  verificationId: number;
  caseNumber: string;
  status: VerificationStatus;
  emergencyUntil: Date | null;
  supervisorEmailKey: string;
  cases: AnsweredCase[];
  citizenId: number | null;
  adminId: number | null;
  username: string;
  role: AdminRole;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  gaveSecondFactor: boolean;
  adminEmailKey: string;
}

/** What the configuration asks of administrators. */
type Policy = { requireMfa: boolean };

const columns = (current: string) => `
  SELECT s."id" AS "sessionId", s."kind"::text AS "kind", s."rotatedAt", s."lastSeenAt", ${current} AS "current", s."previousHash" IS NOT NULL AS "hasPrevious", s."previousUntil",
    s."officerId", s."citizenId", s."adminId", o."badgeNumber", o."name", o."agency", o."emailKey",
    v."id" AS "verificationId", v."caseNumber", v."status"::text AS "status", v."emergencyUntil", v."supervisorEmailKey",
    (SELECT coalesce(json_agg(json_build_object('id', x."id", 'status', x."status", 'trust', x."trust", 'supervisorEmailKey', x."supervisorEmailKey")), '[]')
      FROM "Verification" x WHERE x."officerId" = o."id" AND x."status" <> 'pending') AS "cases",
    a."username", a."role"::text AS "role", a."mustChangePassword", a."emailKey" AS "adminEmailKey",
    a."totpConfirmedAt" IS NOT NULL AS "hasSecondFactor", s."secondFactorAt" IS NOT NULL AS "gaveSecondFactor"
  FROM "Session" s
  LEFT JOIN "Officer" o ON o."id" = s."officerId"
  LEFT JOIN "Verification" v ON v."id" = s."verificationId"
  LEFT JOIN "Admin" a ON a."id" = s."adminId"`;
const alive = `s."endedAt" IS NULL AND s."expiresAt" > $2 AND (s."adminId" IS NULL OR a."isActive")`;

/** $1 token's hash, $2 now */
export const sessionByToken: Statement = {
  name: "session-by-token",
  text: `${columns(`s."tokenHash" = $1`)}
    WHERE (s."tokenHash" = $1 OR (s."previousHash" = $1 AND (s."previousUntil" IS NULL OR s."previousUntil" > $2))) AND ${alive}`,
};
/** $1 session, $2 now */
export const sessionById: Statement = {
  name: "session-by-id",
  text: `${columns("true")} WHERE s."id" = $1 AND ${alive}`,
};
/** $1 session, $2 now, $3 until when the token before serves, or null when nothing changes. Whatever the clocks say, it is then seen after its token was made. */
export const touchSession: Statement = {
  name: "session-touch",
  text: `UPDATE "Session" SET "lastSeenAt" = greatest($2::timestamptz, "rotatedAt" + interval '1 millisecond'), "previousUntil" = coalesce($3::timestamptz, "previousUntil") WHERE "id" = $1`,
};
/** $1 now, $2 since when an administrator must have been silent */
export const endSilent: Statement = {
  name: "session-end-silent",
  text: `UPDATE "Session" SET "endedAt" = $1
    WHERE "endedAt" IS NULL AND ("expiresAt" <= $1 OR ("kind" = 'admin' AND "lastSeenAt" < $2)) RETURNING "id"`,
};
/** $1 session, $2 new token's hash, $3 now, $4 the hash that the caller came with: of two at once, one rotates */
export const rotateSession: Statement = {
  name: "session-rotate",
  text: `UPDATE "Session" SET "previousHash" = $4, "previousUntil" = NULL, "tokenHash" = $2, "rotatedAt" = $3, "lastSeenAt" = $3
    WHERE "id" = $1 AND ("tokenHash" = $4 OR ("previousHash" = $4 AND "previousUntil" IS NULL AND "rotatedAt" < $3::timestamptz - interval '1 minute')) RETURNING "id"`,
};

/** What an administrator's session owes, the first thing first. */
function debtOf(row: SessionRow, { requireMfa }: Policy): AdminDebt | null {
  if (row.hasSecondFactor && !row.gaveSecondFactor) return "code";
  if (row.mustChangePassword) return "password";
  return requireMfa && !row.hasSecondFactor ? "second_factor" : null;
}

export function viewerFrom(row: SessionRow, now: Date, policy: Policy): Viewer {
  const { sessionId } = row;
  if (row.citizenId !== null) return { kind: "citizen", sessionId, citizenId: row.citizenId };
  if (row.adminId !== null) {
    const { adminId, username, role, adminEmailKey: emailKey } = row;
    return { kind: "admin", sessionId, adminId, username, role, emailKey, owes: debtOf(row, policy) };
  }
  if (row.officerId === null) return { kind: "visitor" };
  const { officerId, badgeNumber, name, agency, emailKey, verificationId, caseNumber, status } = row;
  const { supervisorEmailKey, emergencyUntil, cases } = row;
  const answered = cases.find(({ id }) => id === verificationId);
  return {
    kind: "officer",
    ...{ sessionId, officerId, badgeNumber, name, agency, emailKey },
    ...{ verificationId, caseNumber, status, supervisorEmailKey, cases },
    trust: trustOfCase({ status, trust: answered?.trust ?? null, emergencyUntil }, now),
  };
}

import type { AdminRole, SessionKind, Trust, VerificationStatus } from "../../../prisma/client/enums.ts";
import { sqlWithin, type Sql, type Statement, type Tx } from "../database/statement.ts";
import { int, json, nullable } from "../database/columns.ts";

/**
 * A live session with its owner, read at once for every call. Times are text, as PostgreSQL prints
 * them in JSON.
 */
export interface Session {
  sessionId: number;
  kind: SessionKind;
  rotatedAt: string;
  lastSeenAt: string;
  createdAt: string;
  /** An officer's: since when it is locked. */
  lockedAt: string | null;
  /** An officer's: the minutes chosen on the device. */
  idleMinutes: number | null;
  /** It came with the newest token, not the previous one. */
  current: boolean;
  hasPrevious: boolean;
  previousUntil: string | null;
  citizenId: number | null;
  officerId: number | null;
  verificationId: number | null;
  officer: { badgeNumber: string; name: string; agency: string; emailKey: string } | null;
  /** The officer's. */
  cases: SessionCase[] | null;
  adminId: number | null;
  admin: SignedInAdmin | null;
}

export interface SessionCase {
  id: number;
  caseNumber: string;
  status: VerificationStatus;
  /** Null until the supervisor has confirmed it. */
  trust: Trust | null;
  supervisorEmailKey: string;
  emergencyUntil: string | null;
}

export interface SignedInAdmin {
  username: string;
  roles: AdminRole[];
  emailKey: string;
  /** Null: it sees the whole program. */
  agencies: number[] | null;
  /** The agency that this session's lists show. */
  shownAgency: number | null;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  gaveSecondFactor: boolean;
  /** An identity provider opened the session. */
  isProvided: boolean;
  /** It proved a second factor. */
  hasProved: boolean;
  hasPasskey: boolean;
}

/** As one value: twenty columns would be described again with every answer. */
const session = (current: string) => `json_build_object(
    'sessionId', s."id", 'kind', s."kind", 'rotatedAt', s."rotatedAt", 'lastSeenAt', s."lastSeenAt", 'createdAt', s."createdAt", 'lockedAt', s."lockedAt", 'idleMinutes', s."idleMinutes", 'current', ${current}, 'hasPrevious', s."previousHash" IS NOT NULL, 'previousUntil', s."previousUntil",
    'citizenId', s."citizenId", 'officerId', s."officerId", 'verificationId', s."verificationId", 'adminId', s."adminId",
    'officer', CASE WHEN o."id" IS NOT NULL THEN json_build_object('badgeNumber', o."badgeNumber", 'name', o."name", 'agency', o."agency", 'emailKey', o."emailKey") END,
    'cases', CASE WHEN o."id" IS NOT NULL THEN (SELECT json_agg(json_build_object('id', v."id", 'caseNumber', v."caseNumber", 'status', v."status", 'trust', v."trust", 'supervisorEmailKey', v."supervisorEmailKey", 'emergencyUntil', v."emergencyUntil"))
      FROM "Verification" v WHERE v."officerId" = o."id") END,
    'admin', CASE WHEN a."id" IS NOT NULL THEN json_build_object('username', a."username", 'roles', a."roles", 'emailKey', a."emailKey", 'shownAgency', s."agencyId",
      'agencies', CASE WHEN NOT a."programWide" THEN (SELECT coalesce(json_agg(g."agencyId" ORDER BY g."agencyId"), '[]') FROM "AdminAgency" g WHERE g."adminId" = a."id") END, 'mustChangePassword', a."mustChangePassword",
      'hasSecondFactor', a."totpConfirmedAt" IS NOT NULL, 'gaveSecondFactor', s."secondFactorAt" IS NOT NULL,
      'isProvided', s."providerId" IS NOT NULL, 'hasProved', s."providerProvedAt" IS NOT NULL,
      'hasPasskey', EXISTS (SELECT FROM "Passkey" p WHERE p."adminId" = a."id")) END) AS "session"`;
const whose = `LEFT JOIN "Officer" o ON o."id" = s."officerId" LEFT JOIN "Admin" a ON a."id" = s."adminId"`;
const isAlive = (now: string) =>
  `s."endedAt" IS NULL AND s."expiresAt" > ${now} AND (s."adminId" IS NULL OR a."isActive")`;

/** The sessions of calls, as rows with the hash of a token; $1 now. */
export const sessionsOf = (calls: string) => `
  SELECT c.*, s."officerId", s."adminId", s."agencyId" IS NULL AND a."programWide" AS "seesAll", o."badgeNumber", o."name", ${session(`s."tokenHash" = c."hash"`)}
  FROM ${calls} c
  JOIN "Session" s ON s."tokenHash" = c."hash" OR (s."previousHash" = c."hash" AND (s."previousUntil" IS NULL OR s."previousUntil" > $1)) ${whose}
  WHERE ${isAlive("$1")}`;

/** A live session; undefined if it ended. */
export async function readSession(tx: Tx, id: number, now: Date): Promise<Session | undefined> {
  const [row] = await sqlWithin(tx)(byId, [id, now]);
  return row?.session;
}

const byId: Statement<{ session: Session }> = {
  name: "session-by-id",
  row: { session: json() },
  text: `SELECT ${session("true")} FROM "Session" s ${whose} WHERE s."id" = $1 AND ${isAlive("$2")}`,
};

/**
 * Records a visit. `previousUntil` is until when the previous token works, or null if nothing
 * changes.
 */
export const touchSession = (sql: Sql, id: number, now: Date, previousUntil: Date | null) =>
  sql(touch, [id, now, previousUntil]);

/** "Seen" is after the token's creation, even if clocks differ. */
const touch: Statement = {
  name: "session-touch",
  row: {},
  text: `UPDATE "Session" SET "lastSeenAt" = greatest($2::timestamptz, "rotatedAt" + interval '1 millisecond'), "previousUntil" = coalesce($3::timestamptz, "previousUntil") WHERE "id" = $1 AND "lockedAt" IS NULL`,
};

/** Locks an officer's open session. False if it was locked or ended before. */
export const lockSession = async (sql: Sql, id: number, now: Date): Promise<boolean> =>
  (await sql(lock, [id, now])).length > 0;

const lock = {
  name: "session-lock",
  row: { id: int },
  text: `UPDATE "Session" SET "lockedAt" = $2 WHERE "id" = $1 AND "kind" = 'officer' AND "lockedAt" IS NULL AND "endedAt" IS NULL RETURNING "id"`,
};

/**
 * Officers' open sessions without use for the minutes of the setting ($2; 0 is off) or those that
 * the officer chose on the device, whichever is fewer.
 */
export const listIdleOfficers = (sql: Sql, now: Date, minutes: number) => sql(idleOfficers, [now, minutes]);

const idleOfficers = {
  name: "session-idle-officers",
  row: { id: int, officerId: nullable(int) },
  text: `SELECT "id", "officerId" FROM "Session" WHERE "kind" = 'officer' AND "endedAt" IS NULL AND "lockedAt" IS NULL AND "expiresAt" > $1
    AND "lastSeenAt" < $1::timestamptz - make_interval(mins => least(nullif($2::int, 0), "idleMinutes"))`,
};

/** Ends expired sessions, and those of administrators who were inactive since that time. */
export const endSilent = (sql: Sql, now: Date, silentSince: Date) => sql(silent, [now, silentSince]);

const silent = {
  name: "session-end-silent",
  row: { id: int },
  text: `UPDATE "Session" SET "endedAt" = $1
    WHERE "endedAt" IS NULL AND ("expiresAt" <= $1 OR ("kind" = 'admin' AND "lastSeenAt" < $2)) RETURNING "id"`,
};

/** Replaces the caller's token. If two calls race, one rotates: the other gets false. */
export async function rotateSession(
  sql: Sql,
  { id, tokenHash, oldHash, now }: { id: number; tokenHash: string; oldHash: string; now: Date },
): Promise<boolean> {
  return (await sql(rotate, [id, tokenHash, now, oldHash])).length > 0;
}

const rotate = {
  name: "session-rotate",
  row: { id: int },
  text: `UPDATE "Session" SET "previousHash" = $4, "previousUntil" = NULL, "tokenHash" = $2, "rotatedAt" = $3, "lastSeenAt" = $3
    WHERE "id" = $1 AND "lockedAt" IS NULL AND ("tokenHash" = $4 OR ("previousHash" = $4 AND "previousUntil" IS NULL AND "rotatedAt" < $3::timestamptz - interval '1 minute')) RETURNING "id"`,
};

import type { EmergencyRequest, Prisma, Verification } from "../../../prisma/client/client.ts";
import { int, json, nullable, word } from "./columns.ts";
import { type Statement, sqlWithin } from "./statement.ts";

type Tx = Pick<Prisma.TransactionClient, "$executeRaw" | "$queryRaw" | "$queryRawUnsafe">;

/*
 * Locks that last until the transaction ends. A row is locked without its key: a row that refers to
 * it may be written meanwhile.
 */

/** One transaction at a time per name. */
export const lockName = (tx: Tx, name: string) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`;

export const lockRow = (
  tx: Tx,
  table: "HelpPass" | "ReplyLink" | "Session" | "SystemConfig" | "Voucher" | "Webhook",
  id: number,
) => tx.$queryRawUnsafe(`SELECT FROM "${table}" WHERE "id" = $1 FOR NO KEY UPDATE`, id);

type LockedRequest = Pick<EmergencyRequest, "id" | "status" | "version" | "needs" | "needsSource">;

/** The request's columns as its lock found them; undefined if there is none. */
export async function lockRequest(tx: Tx, id: number): Promise<LockedRequest | undefined> {
  const [request] = await sqlWithin(tx)(lockedRequest, [id]);
  return request;
}

const lockedRequest: Statement<LockedRequest> = {
  name: "lock-request",
  row: { id: int, status: word(), version: int, needs: nullable(json()), needsSource: nullable(word()) },
  text: `SELECT "id", "status"::text AS "status", "version", "needs", "needsSource"::text AS "needsSource"
    FROM "EmergencyRequest" WHERE "id" = $1 FOR NO KEY UPDATE`,
};

/**
 * A request, or with an officer's case all requests of it, in a fixed order. Returns their numbers.
 */
export async function lockRequests(
  tx: Tx,
  { number, verificationId }: { number: number; verificationId: number | null },
): Promise<number[]> {
  const rows = await sqlWithin(tx)(lockedRequests, [number, verificationId]);
  return rows.map(({ id }) => id);
}

const lockedRequests: Statement<Pick<EmergencyRequest, "id">> = {
  name: "lock-requests-of-case",
  row: { id: int },
  text: `SELECT "id" FROM "EmergencyRequest" WHERE ("id" = $1 AND $2::int IS NULL) OR "verificationId" = $2 ORDER BY "id" FOR NO KEY UPDATE`,
};

/** The status of the officer's case; undefined if there is none. */
export async function lockCase(tx: Tx, id: number): Promise<Verification["status"] | undefined> {
  const [row] = await sqlWithin(tx)(lockedCase, [id]);
  return row?.status;
}

const lockedCase: Statement<Pick<Verification, "status">> = {
  name: "lock-case",
  row: { status: word() },
  text: `SELECT "status"::text AS "status" FROM "Verification" WHERE "id" = $1 FOR NO KEY UPDATE`,
};

/** The officer first, in the same order as the officer form. */
export async function lockOfficerAndCase(tx: Tx, id: number): Promise<void> {
  await tx.$queryRaw`SELECT FROM "Officer" o JOIN "Verification" v ON v."officerId" = o."id" WHERE v."id" = ${id} FOR NO KEY UPDATE OF o`;
  await lockCase(tx, id);
}

/** The same for the case of a link. */
export async function lockOfficerAndCaseOfLink(tx: Tx, tokenHash: string): Promise<void> {
  await tx.$queryRaw`SELECT FROM "Officer" o JOIN "Verification" v ON v."officerId" = o."id" JOIN "Link" l ON l."verificationId" = v."id"
    WHERE l."tokenHash" = ${tokenHash} FOR NO KEY UPDATE OF o`;
  await tx.$queryRaw`SELECT FROM "Verification" v JOIN "Link" l ON l."verificationId" = v."id"
    WHERE l."tokenHash" = ${tokenHash} FOR NO KEY UPDATE OF v`;
}

/** Waits for a change of the request's case, and keeps further ones out. */
export const shareCaseOfRequest = (tx: Tx, requestId: number) =>
  tx.$queryRaw`SELECT FROM "Verification" v JOIN "EmergencyRequest" r ON r."verificationId" = v."id"
    WHERE r."id" = ${requestId} FOR SHARE OF v`;

/** Both in a fixed order, so that two concurrent actions cannot wait for each other. */
export const lockAdmins = (tx: Tx, one: number, other: number) =>
  tx.$queryRaw`SELECT FROM "Admin" WHERE "id" IN (${one}, ${other}) ORDER BY "id" FOR NO KEY UPDATE`;

/**
 * Whether the account is an active super admin of the whole program. It stays one until the
 * transaction ends.
 */
export async function shareSuperAdmin(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT "id" FROM "Admin" WHERE "id" = ${id} AND "isActive" AND "programWide" AND 'super_admin' = ANY("roles") FOR SHARE`;
  return rows.length > 0;
}

export const lockLetters = (tx: Tx, ids: readonly number[]) =>
  tx.$queryRaw`SELECT "id" FROM "Letter" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR NO KEY UPDATE`;

export const lockIdempotencyKey = (tx: Tx, { scope, key }: { scope: string; key: string }) =>
  tx.$executeRaw`SELECT 1 FROM "IdempotencyKey" WHERE "scope" = ${scope} AND "key" = ${key} FOR NO KEY UPDATE`;

/** The database allows a step back of a request's status only if its transaction announces it. */
export async function announcingStepBack<Result>(tx: Tx, write: () => Promise<Result>): Promise<Result> {
  await tx.$executeRaw`SELECT set_config('safevoice.step_back', 'on', true)`;
  const written = await write();
  await tx.$executeRaw`SELECT set_config('safevoice.step_back', 'off', true)`;
  return written;
}

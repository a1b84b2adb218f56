import type { Admin, ApiKey, Prisma } from "../../../prisma/client/client.ts";
import { livingKeys, mayHoldKeys } from "../admins/accounts/account-keys.ts";
import { demandRecentPassword } from "../admins/sign-in/password-again.ts";
import { admit } from "../../core/access/audiences.ts";
import { isSuperAdmin, type Viewer } from "../../core/access/viewer.ts";
import { record, type AuditEvent } from "../../core/audit/record.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import type { Scope } from "../../../shared/core/access/trust.ts";
import { isNetwork } from "./networks.ts";
import {
  keyForm,
  keyRecipientForm,
  keyStart,
  maxKeys,
  prefixCharacters,
} from "../../../shared/accounts/api-keys/rules.ts";
import { says as agencySays } from "../../../shared/accounts/agencies/sentences.ts";
import { says } from "../../../shared/accounts/api-keys/sentences.ts";
import { lockName } from "../../core/database/locks.sql.ts";

type Selection = Pick<Prisma.ApiKeyFindManyArgs, "select">;

export interface KeyMade {
  key: string;
  apiKey: ApiKey;
}

/** The stored hash of a key, for lookups. */
export const hashOfKey = ({ keys }: Pick<Kernel, "keys">, key: string) => keys.hash(`api-key ${key}`);

/** Active keys first, then the newest. */
export function listKeys({ viewer, db }: Context, slice: Slice, query: Selection = {}): Promise<ApiKey[]> {
  admit(viewer, "readSecurity");
  return db.apiKey.findMany({
    ...query,
    orderBy: [{ revokedAt: { sort: "desc", nulls: "first" } }, { id: "desc" }],
    ...at(slice),
  });
}

export function countKeys({ viewer, db }: Context): Promise<number> {
  admit(viewer, "readSecurity");
  return db.apiKey.count();
}

/** The active keys of an account, for super admins only. */
export const keysListedFor = (viewer: Viewer, now: Date): Prisma.ApiKeyWhereInput =>
  isSuperAdmin(viewer) ? livingKeys(now) : { id: -1 };

/** Creates a key, which is shown only here. */
export async function createKey(context: Context, input: unknown, query: Selection = {}): Promise<KeyMade> {
  const { viewer, random, now } = context;
  admit(viewer, "superAdmin");
  const { name, scopes, days, networks, agency, ...recipient } = parse(keyForm, input);
  if (!networks.every(isNetwork))
    throw new Refusal("INVALID", says.networkWrong, { networks: [says.networkWrong] });
  await demandRecentPassword(context);
  const key = `${keyStart}${random.token()}`;
  const createdAt = now();
  const apiKey = await context.db.$transaction(async (tx) => {
    await lockName(tx, "api-keys");
    // A key created while the account loses its rights would outlive them.
    if (!(await mayHoldKeys(tx, viewer.adminId))) throw new Refusal("FORBIDDEN", says.notYours);
    const living = await tx.apiKey.count({ where: livingKeys(createdAt) });
    if (living >= maxKeys) throw new Refusal("CONFLICT", says.tooManyKeys);
    if (agency !== null && !(await tx.agency.findUnique({ where: { id: agency }, select: { id: true } })))
      throw new Refusal("INVALID", agencySays.missing, { agency: [agencySays.missing] });
    const id = await storeKey(tx, context, {
      ...{ key, name, scopes, days, networks, createdAt, agency, ...recipient },
      owner: { id: viewer.adminId, username: viewer.username },
    });
    return tx.apiKey.findUniqueOrThrow({ ...query, where: { id } });
  });
  context.events.publish("adminsChanged", { adminId: viewer.adminId });
  return { key, apiKey };
}

interface NewKey {
  key: string;
  name: string;
  scopes: Scope[];
  days: number;
  networks: string[];
  body: string | null;
  agreement: string | null;
  /** The agency whose cases it is limited to. */
  agency: number | null;
  createdAt: Date;
  owner: Pick<Admin, "id" | "username">;
  /** If not the one who called. */
  actor?: AuditEvent["actor"];
}

/** Stores a key as its hash, and returns the number of its row. */
export async function storeKey(
  tx: Prisma.TransactionClient,
  context: Context,
  { key, name, scopes, days, networks, body, agreement, agency, createdAt, owner, actor }: NewKey,
): Promise<number> {
  const { id } = await tx.apiKey.create({
    data: {
      ...{ name, prefix: key.slice(0, prefixCharacters), keyHash: hashOfKey(context, key) },
      ...{ scopes: [...new Set(scopes)].toSorted(), networks },
      ...{ body: body || null, agreement: agreement || null, agencyId: agency },
      ...{ createdBy: owner.username, adminId: owner.id, createdAt },
      expiresAt: new Date(createdAt.getTime() + days * dayMs),
    },
  });
  await record(tx, context, {
    action: "api-key.created",
    resourceType: "api-key",
    resourceId: id,
    details: { name, scopes, days, networks, organization: body, agreement, agency },
    ...(actor && { actor }),
  });
  return id;
}

/**
 * Changes who uses a key, from what the caller saw. What it reads follows with its next call.
 * CONFLICT if someone else changed it first.
 */
export async function changeKeyRecipient(
  context: Context,
  id: number,
  { seen, input }: { seen: unknown; input: unknown },
  query: Selection = {},
): Promise<ApiKey> {
  admit(context.viewer, "superAdmin");
  const { body, agreement } = parse(keyRecipientForm, input);
  const shown = parse(keyRecipientForm, seen);
  await demandRecentPassword(context);
  const expected = { body: shown.body || null, agreement: shown.agreement || null };
  return context.db.$transaction(async (tx) => {
    const { count } = await tx.apiKey.updateMany({
      where: { id, revokedAt: null, ...expected },
      data: { body: body || null, agreement: agreement || null },
    });
    const row = await tx.apiKey.findUnique({ where: { id } });
    if (!row) throw new Refusal("NOT_FOUND", says.noSuchKey);
    if (count === 0)
      throw new Refusal("CONFLICT", row.revokedAt ? says.revokedAlready : says.recipientChanged);
    await record(tx, context, {
      action: "api-key.recipient-changed",
      resourceType: "api-key",
      resourceId: id,
      details: { name: row.name, organization: row.body, agreement: row.agreement },
    });
    return tx.apiKey.findUniqueOrThrow({ ...query, where: { id } });
  });
}

/** Revokes a key, effective in every process at once. */
export async function revokeKey(context: Context, id: number, query: Selection = {}): Promise<ApiKey> {
  const { viewer } = context;
  admit(viewer, "manageSecurity");
  await demandRecentPassword(context);
  const revoked = await context.db.$transaction(async (tx) => {
    const data = { revokedAt: context.now(), revokedBy: viewer.username };
    const { count } = await tx.apiKey.updateMany({ where: { id, revokedAt: null }, data });
    const row = await tx.apiKey.findUnique({ where: { id } });
    if (!row) throw new Refusal("NOT_FOUND", says.noSuchKey);
    if (count === 0) throw new Refusal("CONFLICT", says.revokedAlready);
    await record(tx, context, {
      action: "api-key.revoked",
      resourceType: "api-key",
      resourceId: id,
      details: { name: row.name },
    });
    return { row, apiKey: await tx.apiKey.findUniqueOrThrow({ ...query, where: { id } }) };
  });
  const { adminId } = revoked.row;
  if (adminId !== null) context.events.publish("adminsChanged", { adminId });
  return revoked.apiKey;
}

import type { Admin, Prisma } from "../../../prisma/client/client.ts";
import { refusalOf } from "../../adapters/database/refusal.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { admit, demand } from "../../core/access/audiences.ts";
import type { AuditAction } from "../../core/audit/actions.ts";
import { record } from "../../core/audit/record.ts";
import { announceEnded, endSessions } from "../../core/sessions/sessions.ts";
import type { Phrase } from "../../core/i18n/phrases.shared.ts";
import { endKeysOf, type KeysAfter } from "./account-keys.ts";
import { credentialsMail, temporaryPassword, type WithTemporary } from "./accounts.ts";
import { demandRecentPassword } from "../sign-in/password-again.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { activeChange, deletion, roleChange } from "../rules.shared.ts";
import { says } from "../sentences.ts";
import { lockAdmins } from "../../statements/locks.ts";

type Tx = Prisma.TransactionClient;
type Selection = Pick<Prisma.AdminFindManyArgs, "select" | "include">;

/** Activates or deactivates an account; deactivating ends its sessions and its API keys. */
export function setAccountActive(context: Context, id: number, input: unknown, query: Selection = {}) {
  const { isActive, keepApiKeys } = parse(activeChange, input);
  return change(context, id, {
    from: { isActive: !isActive },
    to: { isActive },
    action: isActive ? "admin.activated" : "admin.deactivated",
    refusal: isActive ? says.alreadyActive : says.alreadyInactive,
    ...(!isActive && { endsRights: { keepApiKeys } }),
    query,
  });
}

/**
 * Promotes an admin to super admin, or demotes. Demoting ends the account's sessions and API keys.
 */
export function setAccountRole(context: Context, id: number, input: unknown, query: Selection = {}) {
  const { role, keepApiKeys } = parse(roleChange, input);
  return change(context, id, {
    from: { role: role === "admin" ? "super_admin" : "admin" },
    to: { role },
    action: "admin.role-changed",
    refusal: says.roleAlready,
    ...(role === "admin" && { endsRights: { keepApiKeys } }),
    query,
  });
}

interface Change {
  from: Partial<Pick<Admin, "isActive" | "role">>;
  to: Partial<Pick<Admin, "isActive" | "role">>;
  action: AuditAction;
  /** The message if nothing would change. */
  refusal: Phrase;
  endsRights?: { keepApiKeys: readonly number[] };
  query: Selection;
}

const change = (context: Context, id: number, { from, to, action, refusal, endsRights, query }: Change) =>
  act(context, id, async (tx, { username }) => {
    const { count } = await tx.admin.updateMany({ where: { id, ...from }, data: to });
    if (count === 0) throw new Refusal("CONFLICT", refusal);
    const ended = endsRights ? await endSessionsOf(context, tx, id) : [];
    const keys = endsRights && (await endKeysOf(context, tx, { id, username }, endsRights.keepApiKeys));
    await record(tx, context, {
      action,
      resourceType: "admin",
      resourceId: id,
      details: { username, before: from, after: to, sessionsEnded: ended.length, ...keysIn(keys) },
    });
    return { result: await tx.admin.findUniqueOrThrow({ ...query, where: { id } }), ended };
  });

const keysIn = (keys: KeysAfter | undefined) => keys && { keysEnded: keys.ended, keysKept: keys.kept };

/** Deletes an account permanently, with its sessions and API keys; the audit log keeps its name. */
export async function deleteAccount(
  context: Context,
  id: number,
  input: unknown = {},
): Promise<{ id: number; username: string }> {
  const { keepApiKeys } = parse(deletion, input);
  return act(context, id, async (tx, { username, role }) => {
    const ended = await endSessionsOf(context, tx, id);
    const keys = await endKeysOf(context, tx, { id, username }, keepApiKeys);
    await tx.admin.delete({ where: { id } });
    const details = { username, role, sessionsEnded: ended.length, ...keysIn(keys) };
    await record(tx, context, { action: "admin.deleted", resourceType: "admin", resourceId: id, details });
    return { result: { id, username }, ended };
  });
}

/**
 * A new temporary password for an administrator who lost theirs. It is shown once and emailed, and
 * every session of the account ends.
 */
export async function resetPassword(
  context: Context,
  id: number,
  query: Selection = {},
): Promise<WithTemporary> {
  admit(context.viewer, "superAdmin");
  const temporary = temporaryPassword(context);
  const passwordHash = await hashPassword(temporary.password);
  const admin = await act(context, id, async (tx, account) => {
    const ended = await endSessionsOf(context, tx, id);
    const result = await tx.admin.update({
      ...query,
      where: { id },
      data: { passwordHash, mustChangePassword: true, passwordExpiresAt: temporary.expiresAt },
    });
    if (account.email) await tx.message.create({ data: credentialsMail(context, account, temporary) });
    const details = { username: account.username, sessionsEnded: ended.length };
    await record(tx, context, {
      action: "admin.password-reset",
      resourceType: "admin",
      resourceId: id,
      details,
    });
    return { result, ended };
  });
  context.events.publish("workWaiting", { kind: "message" });
  return { admin, ...temporary };
}

/** Ends every session of an account. */
export const endAccountSessions = (context: Context, id: number, query: Selection = {}): Promise<Admin> =>
  act(context, id, async (tx, { username }) => {
    const ended = await endSessionsOf(context, tx, id);
    const details = { username, sessionsEnded: ended.length };
    await record(tx, context, {
      action: "admin.sessions-ended",
      resourceType: "admin",
      resourceId: id,
      details,
    });
    return { result: await tx.admin.findUniqueOrThrow({ ...query, where: { id } }), ended };
  });

/**
 * For an administrator who lost both phone and recovery codes: the password alone signs in until a
 * new second factor is set up.
 */
export const removeSecondFactor = (context: Context, id: number, query: Selection = {}): Promise<Admin> =>
  act(context, id, async (tx, { username }) => {
    const { count } = await tx.admin.updateMany({
      where: { id, totpConfirmedAt: { not: null } },
      data: { totpSecretSealed: null, totpConfirmedAt: null, totpLastStep: null },
    });
    if (count === 0) throw new Refusal("CONFLICT", says.noSecondFactor);
    await tx.recoveryCode.deleteMany({ where: { adminId: id } });
    const ended = await endSessionsOf(context, tx, id);
    const details = { username, sessionsEnded: ended.length };
    const action = "admin.second-factor-removed";
    await record(tx, context, { action, resourceType: "admin", resourceId: id, details });
    return { result: await tx.admin.findUniqueOrThrow({ ...query, where: { id } }), ended };
  });

type Account = Pick<Admin, "username" | "name" | "email" | "role">;

/** An action on another account, in one transaction. Ended sessions receive nothing more. */
async function act<Result>(
  context: Context,
  id: number,
  run: (tx: Tx, account: Account) => Promise<{ result: Result; ended: number[] }>,
): Promise<Result> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  demand(viewer.adminId !== id, says.ownAccount);
  await demandRecentPassword(context);
  const done = await context.db
    .$transaction(async (tx) => {
      // The second of two concurrent actions sees the first one's result.
      await lockAdmins(tx, id, viewer.adminId);
      const account = await tx.admin.findUnique({
        where: { id },
        select: { username: true, name: true, email: true, role: true },
      });
      if (!account) throw new Refusal("NOT_FOUND", says.accountMissing);
      return run(tx, account);
    })
    .catch((error: unknown) => {
      throw refusalOf(error, lastSuperAdminState) ? new Refusal("CONFLICT", says.lastSuperAdmin) : error;
    });
  announceEnded(context, done.ended);
  context.events.publish("adminsChanged", { adminId: id });
  return done.result;
}

const lastSuperAdminState = "SV003"; // the SQLSTATE of sv_super_admin_stays in prisma/migrations

async function endSessionsOf(context: Context, tx: Tx, adminId: number): Promise<number[]> {
  const sessions = await tx.session.findMany({ where: { adminId, endedAt: null }, select: { id: true } });
  const ended = sessions.map(({ id }) => id);
  await endSessions(context, tx, ended);
  return ended;
}

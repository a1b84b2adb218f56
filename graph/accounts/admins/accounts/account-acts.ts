import type { Admin, Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { rethrowFrom } from "../../../core/guards.ts";
import { admit, demand } from "../../../core/access/audiences.ts";
import type { AuditAction } from "../../../core/audit/actions.ts";
import { inOrder } from "../../../../shared/core/access/roles.ts";
import { record, type AuditDetails } from "../../../core/audit/record.ts";
import { announceEnded } from "../../../core/sessions/lock.ts";
import { endSessionsWhere } from "../../../core/sessions/sessions.ts";
import { endKeysOf, type KeysAfter } from "./account-keys.ts";
import { credentialsMail, temporaryPassword, type WithTemporary } from "./accounts.ts";
import { releaseUnseen } from "../../../core/access/unseen-cases.ts";
import { writeAgencies } from "./seen-agencies.ts";
import { writeSecurityNotice } from "./security-notices.ts";
import { demandRecentPassword } from "../sign-in/password-again.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { turnOffSecondFactor } from "../sign-in/second-factor.ts";
import { activeChange, deletion, rolesChange } from "../../../../shared/accounts/admins/rules.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { scopesForm } from "../../../../shared/accounts/agencies/rules.ts";
import { says as agencySays } from "../../../../shared/accounts/agencies/sentences.ts";
import { lockAdmins } from "../../../core/database/locks.sql.ts";

type Tx = Prisma.TransactionClient;
type Selection = Pick<Prisma.AdminFindManyArgs, "select" | "include">;

/** Activates or deactivates an account; deactivating ends its sessions and its API keys. */
export function setAccountActive(context: Context, id: number, input: unknown, query: Selection = {}) {
  const { isActive, keepApiKeys } = parse(activeChange, input);
  return change(context, id, {
    allow: (account) => {
      if (account.isActive === isActive)
        throw new Refusal("CONFLICT", isActive ? says.alreadyActive : says.alreadyInactive);
    },
    to: { isActive },
    audited: () => ({ before: { isActive: !isActive }, after: { isActive } }),
    action: isActive ? "admin.activated" : "admin.deactivated",
    endsSessions: !isActive,
    endsKeys: () => !isActive,
    keepApiKeys,
    query,
  });
}

/**
 * Replaces the roles of an account, from the version that was shown. Its sessions end, so that the
 * new roles hold in every open tab; its API keys end when it is no longer a super administrator.
 */
export function setAccountRoles(context: Context, id: number, input: unknown, query: Selection = {}) {
  const { roles: chosen, version, keepApiKeys } = parse(rolesChange, input);
  const roles = inOrder(chosen);
  return change(context, id, {
    allow: (account) => {
      if (isSameList(inOrder(account.roles), roles)) throw new Refusal("CONFLICT", says.roleAlready);
      if (account.version !== version) throw new Refusal("CONFLICT", says.rolesChangedMeanwhile);
    },
    to: { roles },
    audited: ({ roles: before }) => ({ before: { roles: inOrder(before) }, after: { roles } }),
    action: "admin.role-changed",
    endsSessions: true,
    endsKeys: ({ roles: before }) => before.includes("super_admin") && !roles.includes("super_admin"),
    keepApiKeys,
    query,
  });
}

/**
 * Replaces what the account sees: the whole program, or the cases of these agencies. Its sessions
 * end, and with them what they have open.
 */
export function setAccountAgencies(context: Context, id: number, input: unknown, query: Selection = {}) {
  const { programWide, agencies: chosen, version } = parse(scopesForm, input);
  const agencies = programWide ? [] : [...new Set(chosen)].toSorted((one, other) => one - other);
  return act(context, id, async (tx, account) => {
    const before = await tx.adminAgency.findMany({ where: { adminId: id }, orderBy: { agencyId: "asc" } });
    const seen = before.map(({ agencyId }) => agencyId);
    if (account.programWide === programWide && isSameList(seen.map(String), agencies.map(String)))
      throw new Refusal("CONFLICT", agencySays.scopesAlready);
    if (account.version !== version) throw new Refusal("CONFLICT", says.rolesChangedMeanwhile);
    await writeAgencies(tx, id, agencies);
    await tx.admin.update({ where: { id }, data: { programWide, version: { increment: 1 } } });
    if (!programWide) await releaseUnseen(tx, id, agencies);
    const ended = await endSessionsWhere(context, tx, { adminId: id });
    await record(tx, context, {
      action: "admin.agencies-changed",
      resourceType: "admin",
      resourceId: id,
      details: {
        username: account.username,
        before: account.programWide ? "program" : seen,
        after: programWide ? "program" : agencies,
        sessionsEnded: ended.length,
      },
    });
    return { result: await tx.admin.findUniqueOrThrow({ ...query, where: { id } }), ended };
  });
}

const isSameList = (some: readonly string[], others: readonly string[]) => some.join() === others.join();

interface Change {
  /** Refuses if nothing would change, or if someone else changed the account. */
  allow: (account: Account) => void;
  to: Pick<Prisma.AdminUpdateInput, "isActive" | "roles">;
  audited: (account: Account) => AuditDetails;
  action: AuditAction;
  endsSessions: boolean;
  endsKeys: (account: Account) => boolean;
  keepApiKeys: readonly number[];
  query: Selection;
}

const change = (context: Context, id: number, { allow, to, audited, action, ...step }: Change) =>
  act(context, id, async (tx, account) => {
    const { username } = account;
    allow(account);
    await tx.admin.update({ where: { id }, data: { ...to, version: { increment: 1 } } });
    const ended = step.endsSessions ? await endSessionsWhere(context, tx, { adminId: id }) : [];
    const keys = step.endsKeys(account)
      ? await endKeysOf(context, tx, { id, username }, step.keepApiKeys)
      : undefined;
    await record(tx, context, {
      action,
      resourceType: "admin",
      resourceId: id,
      details: { username, ...audited(account), sessionsEnded: ended.length, ...keysIn(keys) },
    });
    return { result: await tx.admin.findUniqueOrThrow({ ...step.query, where: { id } }), ended };
  });

const keysIn = (keys: KeysAfter | undefined) => keys && { keysEnded: keys.ended, keysKept: keys.kept };

/** Deletes an account permanently, with its sessions and API keys; the audit log keeps its name. */
export async function deleteAccount(
  context: Context,
  id: number,
  input: unknown = {},
): Promise<{ id: number; username: string }> {
  const { keepApiKeys } = parse(deletion, input);
  return act(context, id, async (tx, { username, roles }) => {
    const ended = await endSessionsWhere(context, tx, { adminId: id });
    const keys = await endKeysOf(context, tx, { id, username }, keepApiKeys);
    await tx.admin.delete({ where: { id } });
    const details = { username, roles, sessionsEnded: ended.length, ...keysIn(keys) };
    await record(tx, context, { action: "admin.deleted", resourceType: "admin", resourceId: id, details });
    return { result: { id, username }, ended };
  });
}

/**
 * A new temporary password for an administrator who lost theirs. It is shown once and emailed, and
 * every session of the account ends. Its passkeys are removed.
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
    const ended = await endSessionsWhere(context, tx, { adminId: id });
    // A passkey alone signs in, so one that a thief added would outlive the new password.
    const { count: passkeysRemoved } = await tx.passkey.deleteMany({ where: { adminId: id } });
    const result = await tx.admin.update({
      ...query,
      where: { id },
      data: { passwordHash, mustChangePassword: true, passwordExpiresAt: temporary.expiresAt },
    });
    if (account.email) await tx.message.create({ data: credentialsMail(context, account, temporary) });
    const details = { username: account.username, sessionsEnded: ended.length, passkeysRemoved };
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
  act(
    context,
    id,
    async (tx, { username }) => {
      const ended = await endSessionsWhere(context, tx, { adminId: id });
      const details = { username, sessionsEnded: ended.length };
      await record(tx, context, {
        action: "admin.sessions-ended",
        resourceType: "admin",
        resourceId: id,
        details,
      });
      return { result: await tx.admin.findUniqueOrThrow({ ...query, where: { id } }), ended };
    },
    "manageSecurity",
  );

/**
 * For an administrator who lost both phone and recovery codes: the password alone signs in until a
 * new second factor is set up.
 */
export const removeSecondFactor = (context: Context, id: number, query: Selection = {}): Promise<Admin> =>
  act(context, id, async (tx, { username }) => {
    await turnOffSecondFactor(tx, id);
    const ended = await endSessionsWhere(context, tx, { adminId: id });
    const details = { username, sessionsEnded: ended.length };
    const action = "admin.second-factor-removed";
    await record(tx, context, { action, resourceType: "admin", resourceId: id, details });
    await writeSecurityNotice(context, tx, { adminId: id, action });
    return { result: await tx.admin.findUniqueOrThrow({ ...query, where: { id } }), ended };
  });

type Account = Pick<Admin, "username" | "name" | "email" | "roles" | "isActive" | "programWide" | "version">;

/** An action on another account, in one transaction. Ended sessions receive nothing more. */
async function act<Result>(
  context: Context,
  id: number,
  run: (tx: Tx, account: Account) => Promise<{ result: Result; ended: number[] }>,
  audience: "superAdmin" | "manageSecurity" = "superAdmin",
): Promise<Result> {
  const { viewer } = context;
  admit(viewer, audience);
  demand(viewer.adminId !== id, says.ownAccount);
  await demandRecentPassword(context);
  const done = await context.db
    .$transaction(async (tx) => {
      // The second of two concurrent actions sees the first one's result.
      await lockAdmins(tx, id, viewer.adminId);
      const account = await tx.admin.findUnique({
        where: { id },
        select: {
          ...{ username: true, name: true, email: true, roles: true, isActive: true },
          ...{ programWide: true, version: true },
        },
      });
      if (!account) throw new Refusal("NOT_FOUND", says.accountMissing);
      return run(tx, account);
    })
    .catch((error: unknown) => rethrowFrom("lastSuperAdmin", says.lastSuperAdmin, error));
  announceEnded(context, done.ended);
  context.events.publish("adminsChanged", { adminId: id });
  return done.result;
}

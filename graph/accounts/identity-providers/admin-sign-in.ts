import type { Admin, IdentityProvider, Prisma } from "../../../prisma/client/client.ts";
import { isRefusedBy } from "../../core/guards.ts";
import { writeSecurityNotice } from "../admins/accounts/security-notices.ts";
import { endKeysOf } from "../admins/accounts/account-keys.ts";
import { passwordServesMinutes } from "../../../shared/accounts/admins/rules.ts";
import { loginAction } from "../admins/sign-in/attempts.ts";
import { rememberDevice } from "../admins/sign-in/device.ts";
import { makeRoomForSession } from "../admins/sign-in/session-limit.ts";
import { inOrder, type AdminRoleName } from "../../../shared/core/access/roles.ts";
import { isAdmin } from "../../core/access/viewer.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { announceEnded } from "../../core/sessions/lock.ts";
import { endSessionsWhere, openSession, type Provided } from "../../core/sessions/sessions.ts";
import type { Tokens } from "./client.ts";
import { askedAgain } from "./recheck-time.ts";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { normaliseEmail } from "../../../shared/officers/verification/rules.ts";
import {
  provesSecondFactor,
  rolesFromGroups,
  verifiedAddress,
  type GroupRoles,
  type Problem,
  type Identified,
} from "../../../shared/accounts/identity-providers/rules.ts";

type Tx = Prisma.TransactionClient;

/** Why a sign-in at a provider opens no session: for the person, and for the audit log. */
export class SignInProblem extends Error {
  readonly problem: Problem;
  readonly admin: Pick<Admin, "id" | "username"> | undefined;
  constructor(problem: Problem, reason: string, admin?: Pick<Admin, "id" | "username">) {
    super(reason);
    this.problem = problem;
    this.admin = admin;
  }
}

export interface Effect {
  admin: Admin;
  /** The person is connected to the account by this sign-in. */
  isFirst: boolean;
  /** The roles that the groups give; undefined if they stay. */
  roles: AdminRoleName[] | undefined;
  hasProved: boolean;
}

/** What a sign-in with these claims does. Throws `SignInProblem` if it does nothing. */
export async function effectOf(
  context: Context,
  tx: Tx,
  { provider, claims }: { provider: IdentityProvider; claims: Identified },
): Promise<Effect> {
  const { issuer } = provider;
  const link = await tx.adminProviderLink.findUnique({
    where: { issuer_subject: { issuer, subject: claims.sub } },
    include: { admin: true },
  });
  const admin = link?.admin ?? (await accountOf(context, tx, { provider, claims }));
  if (!admin.isActive) throw new SignInProblem("noAccount", "the account is not active", admin);
  if (admin.signIn === "local") throw new SignInProblem("noAccount", "the account signs in locally", admin);
  const groupRoles = provider.groupRoles as GroupRoles;
  const roles = rolesFromGroups(claims, { ...provider, groupRoles }, admin.roles);
  if (roles?.length === 0) throw new SignInProblem("noRole", "no group with a role", admin);
  const hasProved = provesSecondFactor(claims, provider);
  const mustProve = provider.provingAcr.length + provider.provingAmr.length > 0;
  if (mustProve && !hasProved && !admin.totpConfirmedAt)
    throw new SignInProblem("mfaMissing", "no second factor was proved", admin);
  const isSame = roles?.join() === inOrder(admin.roles).join();
  return { admin, isFirst: link === null, roles: isSame ? undefined : roles, hasProved };
}

/**
 * The account with the person's address. Only the first sign-in looks for it: an address can pass
 * to another person, and the provider's name of a person cannot.
 */
async function accountOf(
  context: Context,
  tx: Tx,
  { provider, claims }: { provider: IdentityProvider; claims: Identified },
): Promise<Admin> {
  const address = verifiedAddress(claims, provider.domains);
  if (address === undefined) throw new SignInProblem("noAccount", "no verified address of its domains");
  const similar = await tx.admin.findMany({ where: { emailKey: normaliseEmail(address) } });
  // Spellings that count as one person elsewhere can be two people of a county.
  const [admin, ...others] = similar.filter(({ email }) => email.trim().toLowerCase() === address);
  if (!admin || others.length > 0) throw new SignInProblem("noAccount", "no account with this address");
  const { issuer } = provider;
  if (await tx.adminProviderLink.findUnique({ where: { issuer_adminId: { issuer, adminId: admin.id } } }))
    throw new SignInProblem("noAccount", "the account is connected to another person", admin);
  if (admin.roles.includes("super_admin") && !(await gaveOwnPassword(context, tx, admin.id)))
    throw new SignInProblem("passwordFirst", "a super admin's first sign-in needs the password", admin);
  return admin;
}

/** The caller is signed in to this account here, and gave its password a moment ago. */
async function gaveOwnPassword({ viewer, now }: Context, tx: Tx, adminId: number): Promise<boolean> {
  if (!isAdmin(viewer) || viewer.adminId !== adminId) return false;
  const session = await tx.session.findUnique({ where: { id: viewer.sessionId } });
  const since = now().getTime() - passwordServesMinutes * minuteMs;
  return session?.passwordAt ? session.passwordAt.getTime() >= since : false;
}

/**
 * Opens the session of an administrator whom the provider has identified. It owes the second factor
 * of this product unless the provider has proved one.
 */
export async function signInAdmin(
  context: Context,
  provider: IdentityProvider,
  { claims, refreshSealed }: Tokens,
): Promise<void> {
  const done = await context.db
    .$transaction(async (tx) => {
      // One at a time: two first sign-ins cannot both connect, and none outlives its provider.
      await lockName(tx, lockOf(provider));
      if ((await tx.identityProvider.count({ where: { id: provider.id, isActive: true } })) === 0)
        throw new SignInProblem("refused", "the provider was turned off");
      const effect = await effectOf(context, tx, { provider, claims });
      const account = await connect(context, tx, { provider, claims, effect });
      const asked = askedAgain(context, { providerId: provider.id, subject: claims.sub, refreshSealed });
      const opened = await openProviderSession(context, tx, { provider, effect, account, asked });
      return { account, ...opened };
    })
    .catch((error: unknown) => {
      if (isRefusedBy("lastSuperAdmin", error))
        throw new SignInProblem("noRole", "the last super admin stays");
      throw error;
    });
  done.session.enter();
  announceEnded(context, done.ended);
  if (done.isFull) rememberDevice(context, done.account.id);
  context.events.publish("adminsChanged", { adminId: done.account.id });
}

/** Held by each sign-in at a provider, and by each change of it. */
export const lockOf = ({ id }: Pick<IdentityProvider, "id">) => `identity-provider ${id}`;

interface SigningIn {
  provider: IdentityProvider;
  effect: Effect;
}

/** The account with its roles from the groups, connected to the person. */
async function connect(
  { now }: Context,
  tx: Tx,
  { provider, claims, effect }: SigningIn & { claims: Identified },
): Promise<Admin> {
  const { admin, isFirst, roles } = effect;
  const { issuer, id: providerId } = provider;
  const [subject, adminId, at] = [claims.sub, admin.id, now()];
  if (isFirst)
    await tx.adminProviderLink.create({
      data: { issuer, subject, adminId, providerId, linkedAt: at, lastSignInAt: at },
    });
  else
    await tx.adminProviderLink.update({
      where: { issuer_subject: { issuer, subject } },
      data: { lastSignInAt: at, providerId },
    });
  // The account may have been deactivated meanwhile.
  const { count } = await tx.admin.updateMany({
    where: { id: adminId, isActive: true, signIn: { not: "local" } },
    data: { lastLogin: at, ...(roles && { roles, version: { increment: 1 } }) },
  });
  if (count === 0) throw new SignInProblem("noAccount", "the account changed meanwhile", admin);
  return tx.admin.findUniqueOrThrow({ where: { id: adminId } });
}

async function openProviderSession(
  context: Context,
  tx: Tx,
  { provider, effect, account, asked }: SigningIn & { account: Admin; asked: Provided },
) {
  const { hasProved, isFirst, roles, admin: before } = effect;
  const secondFactorAt = hasProved ? context.now() : null;
  // Sessions with the roles from before end, as when a super admin changes them.
  const ended = roles ? await endSessionsWhere(context, tx, { adminId: account.id }) : [];
  ended.push(
    ...(await makeRoomForSession(context, tx, { account, secondFactorAt }).catch((error: unknown) => {
      if (error instanceof Refusal)
        throw new SignInProblem("sessionsTaken", "all sessions are in use", account);
      throw error;
    })),
  );
  const session = await openSession(context, tx, {
    adminId: account.id,
    secondFactorAt,
    ...asked,
    providerProvedAt: secondFactorAt,
  });
  const signedIn = { ...context, viewer: session.viewer };
  const event = { resourceType: "admin", resourceId: account.id } as const;
  const by = { by: "provider", provider: provider.name };
  await record(tx, signedIn, { ...event, action: loginAction, details: { ...by, hasProved } });
  if (isFirst) {
    const action = "admin.provider-linked";
    await record(tx, signedIn, { ...event, action, details: by });
    await writeSecurityNotice(signedIn, tx, { adminId: account.id, action });
  }
  if (roles) await noteRoles(signedIn, tx, { provider, before, roles });
  return { session, ended, isFull: hasProved || account.totpConfirmedAt === null };
}

/** The provider's groups have changed the roles of this account. */
export async function noteRoles(
  context: Context,
  tx: Tx,
  { provider, before, roles }: { provider: IdentityProvider; before: Admin; roles: AdminRoleName[] },
): Promise<void> {
  await record(tx, context, {
    action: "admin.role-changed",
    resourceType: "admin",
    resourceId: before.id,
    details: {
      ...{ by: "provider", provider: provider.name, username: before.username },
      ...{ before: inOrder(before.roles), after: roles },
    },
  });
  if (before.roles.includes("super_admin") && !roles.includes("super_admin"))
    await endKeysOf(context, tx, before, []);
}

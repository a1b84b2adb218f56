import type { Admin } from "../../../prisma/client/client.ts";
import { factsIn } from "../../../shared/desk/cases/rules.ts";
import { demand } from "../../core/access/audiences.ts";
import { isAdmin, isTool } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { mainRole, type AdminRoleName } from "../../../shared/core/access/roles.ts";
import { announceEnded } from "../../core/sessions/lock.ts";
import { openSession } from "../../core/sessions/sessions.ts";
import { record } from "../../core/audit/record.ts";
import { clearTries, loginAction, takeTry, triesFor } from "./sign-in/attempts.ts";
import { knownDevice, rememberDevice } from "./sign-in/device.ts";
import { passwordFits } from "./sign-in/passwords.ts";
import type { DeskDensityName } from "../../../shared/accounts/admins/density.ts";
import { isBlankLogin, loginInput } from "../../../shared/accounts/admins/rules.ts";
import { makeRoomForSession, noteNoRoom } from "./sign-in/session-limit.ts";
import { says } from "../../../shared/accounts/admins/sentences.ts";

export interface SignedIn extends Pick<Admin, "id" | "username" | "mustChangePassword"> {
  /** The widest role, for programs that know one. */
  role: AdminRoleName;
  /** The account has a second factor, which is the next step. */
  needsCode: boolean;
}

/**
 * Opens an administrator's session. A first or temporary password opens one that may only change
 * the password.
 */
export async function login(context: Context, input: unknown): Promise<SignedIn> {
  const typed = parse(loginInput, input);
  if (isBlankLogin(typed)) throw new Refusal("INVALID", says.credentialsMissing);
  const username = typed.username.trim();
  const admin = await context.db.admin.findUnique({ where: { username } });
  // A password may be typed here by mistake, so the log keeps only a hash.
  const nameKey = context.keys.hash(`username:${username}`);
  const tries = triesFor(context, { username, device: admin ? knownDevice(context, admin.id) : undefined });
  await takeTry(context, tries);

  const fits = await passwordFits(admin?.passwordHash, typed.password);
  if (!admin || !fits || !admin.isActive || admin.signIn === "provider") {
    await recordFailure(context, admin, nameKey);
    throw new Refusal("UNAUTHENTICATED", says.loginFailed);
  }
  const now = context.now();
  const signIn = context.db.$transaction(async (tx) => {
    // Only if the account is unchanged: it may have been deactivated or reset meanwhile, and a
    // temporary password works once.
    const { count } = await tx.admin.updateMany({
      where: {
        id: admin.id,
        isActive: true,
        signIn: { not: "provider" },
        passwordHash: admin.passwordHash,
        OR: [{ passwordExpiresAt: null }, { passwordExpiresAt: { gt: now } }],
      },
      data: { lastLogin: now, ...(admin.passwordExpiresAt && { passwordExpiresAt: now }) },
    });
    if (count === 0) return undefined;
    const ended = await makeRoomForSession(context, tx, { account: admin });
    const opened = await openSession(context, tx, { adminId: admin.id, passwordAt: now });
    const signedIn = { ...context, viewer: opened.viewer };
    await record(tx, signedIn, { action: loginAction, resourceType: "admin", resourceId: admin.id });
    return { ...opened, ended };
  });
  const session = await signIn.catch(async (error: unknown) => {
    await noteNoRoom(context, admin, error);
    throw error;
  });
  if (!session) {
    await recordFailure(context, admin, nameKey);
    throw new Refusal("UNAUTHENTICATED", says.temporaryPasswordOver);
  }
  await clearTries(context, tries);
  session.enter();
  announceEnded(context, session.ended);
  // With a second factor, only its code proves that this is the owner's device.
  if (admin.totpConfirmedAt === null) rememberDevice(context, admin.id);
  context.events.publish("adminsChanged", { adminId: admin.id });
  const { id, username: name, roles, mustChangePassword, totpConfirmedAt } = admin;
  return {
    id,
    username: name,
    role: mainRole(roles),
    mustChangePassword,
    needsCode: totpConfirmedAt !== null,
  };
}

async function recordFailure(context: Context, admin: Admin | null, nameKey: string): Promise<void> {
  await record(context.db, context, {
    action: loginAction,
    resourceType: "admin",
    resourceId: admin?.id ?? nameKey,
    outcome: "failure",
    details: {
      reason: !admin
        ? "unknown username"
        : admin.signIn === "provider"
          ? "signs in at a provider only"
          : admin.isActive
            ? "wrong or spent password"
            : "inactive or wrong password",
    },
    actor: { actorKind: "visitor", actorName: admin?.username ?? null },
  });
}

/** How dense the caller's desk screens are, on every device. Nothing is logged. */
export async function setDensity({ viewer, db }: Context, density: DeskDensityName | null): Promise<void> {
  demand(!isTool(viewer));
  if (isAdmin(viewer)) await db.admin.update({ where: { id: viewer.adminId }, data: { density } });
}

/** What the caller's list of cases shows, on every device. Nothing is logged. */
export async function setCaseFacts({ viewer, db }: Context, facts: readonly string[]): Promise<void> {
  demand(!isTool(viewer));
  if (isAdmin(viewer))
    await db.admin.update({ where: { id: viewer.adminId }, data: { caseFacts: factsIn(facts) } });
}

import type { Admin } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { openSession } from "../core/sessions/sessions.ts";
import { record } from "../core/audit/record.ts";
import { clearTries, loginAction, takeTry, triesFor } from "./attempts.ts";
import { knownDevice, rememberDevice } from "./device.ts";
import { passwordFits } from "./passwords.ts";
import { isBlankLogin, loginInput } from "./rules.ts";
import { says } from "./sentences.ts";

export type SignedIn = Pick<Admin, "id" | "username" | "role" | "mustChangePassword">;

/** Opens an administrator's session. A first or temporary password opens one that may only change the password. */
export async function login(context: Context, input: unknown): Promise<SignedIn> {
  const typed = parse(loginInput, input);
  if (isBlankLogin(typed)) throw new Refusal("INVALID", says.credentialsMissing);
  const username = typed.username.trim();
  const admin = await context.db.admin.findUnique({ where: { username } });
  // What was typed there may be a password by mistake, so the log keeps only its hash.
  const nameKey = context.keys.hash(`username:${username}`);
  const tries = triesFor(context, { username, device: admin ? knownDevice(context, admin.id) : undefined });
  await takeTry(context, tries);

  const fits = await passwordFits(admin?.passwordHash, typed.password);
  if (!admin || !fits || !admin.isActive) {
    await recordFailure(context, admin, nameKey);
    throw new Refusal("UNAUTHENTICATED", says.loginFailed);
  }
  const session = await context.db.$transaction(async (tx) => {
    await tx.admin.update({ where: { id: admin.id }, data: { lastLogin: context.now() } });
    const opened = await openSession(context, tx, { adminId: admin.id });
    const signedIn = { ...context, viewer: opened.viewer };
    await record(tx, signedIn, { action: loginAction, resourceType: "admin", resourceId: admin.id });
    return opened;
  });
  await clearTries(context, tries);
  session.enter();
  rememberDevice(context, admin.id);
  return {
    id: admin.id,
    username: admin.username,
    role: admin.role,
    mustChangePassword: admin.mustChangePassword,
  };
}

async function recordFailure(context: Context, admin: Admin | null, nameKey: string): Promise<void> {
  await record(context.db, context, {
    action: loginAction,
    resourceType: "admin",
    resourceId: admin?.id ?? nameKey,
    outcome: "failure",
    details: {
      reason: !admin ? "unknown username" : admin.isActive ? "wrong password" : "inactive or wrong password",
    },
    actor: { actorKind: "visitor", actorName: admin?.username ?? null },
  });
}

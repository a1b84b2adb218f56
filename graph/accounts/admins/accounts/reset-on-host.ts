import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { record } from "../../../core/audit/record.ts";
import { announceEnded } from "../../../core/sessions/lock.ts";
import { endSessionsWhere } from "../../../core/sessions/sessions.ts";
import { hashPassword } from "../sign-in/passwords.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { lockAdmins } from "../../../core/database/locks.sql.ts";
import { temporaryPassword } from "./accounts.ts";

/**
 * For an installation whose administrators have all lost their passwords: an operator on the host
 * gets a temporary one, which only allows its own change. Every session of the account ends. A
 * second factor stays, and so do waiting times after wrong passwords.
 */
export async function resetOnHost(
  context: Context,
  { username, by }: { username: string; by: string },
): Promise<{ password: string }> {
  const { password, expiresAt } = temporaryPassword(context);
  const passwordHash = await hashPassword(password);
  const found = await context.db.admin.findUnique({ where: { username }, select: { id: true } });
  if (!found) throw new Refusal("NOT_FOUND", says.accountMissing);
  const { id } = found;
  const ended = await context.db.$transaction(async (tx) => {
    await lockAdmins(tx, id, id);
    const ids = await endSessionsWhere(context, tx, { adminId: id });
    const { count: passkeysRemoved } = await tx.passkey.deleteMany({ where: { adminId: id } });
    await tx.admin.update({
      where: { id },
      data: { passwordHash, mustChangePassword: true, passwordExpiresAt: expiresAt },
    });
    await record(tx, context, {
      action: "admin.password-reset",
      resourceType: "admin",
      resourceId: id,
      details: { username, sessionsEnded: ids.length, passkeysRemoved, onHost: true },
      actor: { actorKind: "system", actorName: by },
    });
    return ids;
  });
  announceEnded(context, ended);
  context.events.publish("adminsChanged", { adminId: id });
  return { password };
}

import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { admit, demand } from "../../../core/access/audiences.ts";
import { announceEnded } from "../../../core/sessions/lock.ts";
import { lockRow } from "../../../core/database/locks.sql.ts";
import { endSessions, openSession, providedOf } from "../../../core/sessions/sessions.ts";
import { record } from "../../../core/audit/record.ts";
import { writeSecurityNotice } from "../accounts/security-notices.ts";
import { clearTries, takeTry, triesOfSession } from "./attempts.ts";
import { hashPassword, passwordFits } from "./passwords.ts";
import {
  minPasswordCharacters,
  passwordChange,
  unmetPasswordRules,
} from "../../../../shared/accounts/admins/rules.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { type AnySentence, sentenceOf } from "../../../../shared/core/i18n/phrases.ts";

/**
 * Changes the own password. Every other session of the account ends; this one continues under a new
 * token.
 */
export async function changePassword(context: Context, input: unknown): Promise<void> {
  const { viewer } = context;
  admit(viewer, "knownAdmin");
  const change = parse(passwordChange, input);
  const admin = await context.db.admin.findUniqueOrThrow({ where: { id: viewer.adminId } });
  demand(change.adminId === undefined || change.adminId === admin.id);
  demandGoodPassword(context, change.newPassword, admin.username);
  const tries = triesOfSession(context, admin.id);
  await takeTry(context, tries);
  if (!(await passwordFits(admin.passwordHash, change.currentPassword))) {
    const outcome = { outcome: "failure", details: { reason: "wrong current password" } } as const;
    await record(context.db, context, { action, resourceType: "admin", resourceId: admin.id, ...outcome });
    throw new Refusal("INVALID", says.currentPasswordWrong, { currentPassword: [says.currentPasswordWrong] });
  }
  if (change.newPassword === change.currentPassword) throw sameAgain();
  const passwordHash = await hashPassword(change.newPassword);
  const { session, ended } = await context.db.$transaction(async (tx) => {
    const { count } = await tx.admin.updateMany({
      where: { id: admin.id, passwordHash: admin.passwordHash },
      data: { passwordHash, mustChangePassword: false, passwordExpiresAt: null },
    });
    if (count === 0) throw new Refusal("CONFLICT", says.changedElsewhere);
    await lockRow(tx, "Session", viewer.sessionId);
    const others = await tx.session.findMany({ where: { adminId: admin.id, endedAt: null } });
    const own = others.find(({ id }) => id === viewer.sessionId);
    const ended = others.map(({ id }) => id);
    await endSessions(context, tx, ended);
    const session = await openSession(context, tx, {
      adminId: admin.id,
      passwordAt: context.now(),
      secondFactorAt: own?.secondFactorAt ?? null,
      // Removing the passkey still ends it.
      ...(own?.passkeyId && { passkeyId: own.passkeyId }),
      ...(own && providedOf(own)),
      providerProvedAt: own?.providerProvedAt ?? null,
    });
    const details = { first: admin.mustChangePassword, sessionsEnded: others.length };
    await record(tx, context, { action, resourceType: "admin", resourceId: admin.id, details });
    if (!admin.mustChangePassword) await writeSecurityNotice(context, tx, { adminId: admin.id, action });
    return { session, ended };
  });
  await clearTries(context, tries);
  session.enter();
  announceEnded(context, ended);
  context.events.publish("adminsChanged", { adminId: admin.id });
}

const action = "admin.password-changed";

function demandGoodPassword(context: Context, password: string, username: string) {
  const { passwordMinLength } = context.config();
  const isStricter = passwordMinLength > minPasswordCharacters;
  // Of the two length messages only the longer one is shown.
  const unmet: AnySentence[] = unmetPasswordRules(password, username)
    .filter(({ name }) => !(isStricter && name === "length"))
    .map(({ text }) => text);
  if (isStricter && password.length < passwordMinLength)
    unmet.push(says.charactersOfSetting({ count: passwordMinLength }));
  if (unmet.length === 0) return;
  const list = unmet.map((said) => sentenceOf(said).text).join(", ");
  throw new Refusal("INVALID", says.requirementsNotMet({ list }), { newPassword: unmet });
}

function sameAgain() {
  const text = says.samePassword;
  return new Refusal("INVALID", text, { newPassword: [text] });
}

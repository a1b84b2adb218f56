import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { admit } from "../../../core/access/audiences.ts";
import { sessionIdOf } from "../../../core/access/viewer.ts";
import { record } from "../../../core/audit/record.ts";
import { minuteMs } from "../../../../shared/core/time/durations.ts";
import { clearTries, takeTry, triesOfSession } from "./attempts.ts";
import { passwordFits } from "./passwords.ts";
import { passwordAgain, passwordServesMinutes } from "../../../../shared/accounts/admins/rules.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";

/**
 * Changes to accounts require that the password was entered within the last minutes, in case a
 * session was left open.
 */
export async function demandRecentPassword({ db, viewer, now }: Context): Promise<void> {
  const session = await db.session.findUnique({
    where: { id: sessionIdOf(viewer) ?? 0 },
    select: { passwordAt: true },
  });
  const since = now().getTime() - passwordServesMinutes * minuteMs;
  if (!session?.passwordAt || session.passwordAt.getTime() < since)
    throw new Refusal("UNPROCESSABLE", says.passwordAgain);
}

/**
 * Checks the password again, for this session and the next minutes. Failures are counted as for a
 * password change.
 */
export async function confirmPassword(
  context: Context,
  input: unknown,
  /** The field's name in the call. */
  field: "password" | "currentPassword" = "password",
): Promise<void> {
  const { viewer, db } = context;
  admit(viewer, "knownAdmin");
  const { password } = parse(passwordAgain, input);
  const { passwordHash } = await db.admin.findUniqueOrThrow({ where: { id: viewer.adminId } });
  const tries = triesOfSession(context, viewer.adminId);
  await takeTry(context, tries);
  const fits = await passwordFits(passwordHash, password);
  const event = {
    action: "admin.password-confirmed",
    resourceType: "admin",
    resourceId: viewer.adminId,
  } as const;
  if (!fits) {
    await record(db, context, { ...event, outcome: "failure" });
    throw new Refusal("INVALID", says.passwordWrong, { [field]: [says.passwordWrong] });
  }
  await db.$transaction(async (tx) => {
    await tx.session.update({ where: { id: viewer.sessionId }, data: { passwordAt: context.now() } });
    await record(tx, context, event);
  });
  await clearTries(context, tries);
}

import type { Prisma } from "../../../../prisma/client/client.ts";
import type { AuditAction } from "../../../core/audit/actions.ts";
import type { Context } from "../../../core/context.ts";
import { dateTimeIn } from "../../../core/time/format.ts";
import { adminNotice } from "../../../messages/communications/admin-notice.ts";
import { composeMessage } from "../../../messages/communications/compose.ts";

/** What the account's owner is told, because someone else may have done it. */
const changes = {
  "admin.passkey-added": "A passkey was added to your account",
  "admin.passkey-removed": "A passkey was removed from your account",
  "admin.password-changed": "The password of your account was changed",
  "admin.provider-linked": "Your account was connected to an identity provider",
  "admin.recovery-codes-made": "New recovery codes were made for your account",
  "admin.second-factor-added": "Two-factor sign-in was set up for your account",
  "admin.second-factor-removed": "Two-factor sign-in was turned off for your account",
} as const satisfies Partial<Record<AuditAction, string>>;

const isSecurityChange = (action: AuditAction): action is keyof typeof changes =>
  Object.hasOwn(changes, action);

/**
 * Emails an account's owner that its way to sign in changed, in the transaction that changes it.
 * Does nothing for another action, or without an address.
 */
export async function writeSecurityNotice(
  context: Context,
  tx: Prisma.TransactionClient,
  { adminId, action }: { adminId: number; action: AuditAction },
): Promise<void> {
  if (!isSecurityChange(action)) return;
  const { username, name, email } = await tx.admin.findUniqueOrThrow({ where: { id: adminId } });
  if (!email) return;
  const at = dateTimeIn(context.zone(), context.now(), "en");
  const notice = adminNotice(email, {
    team: name,
    title: changes[action],
    paragraphs: [
      `Account: ${username}. Time: ${at}.`,
      "If this was not you, tell a super administrator at once. They can end your sessions and reset how you sign in.",
    ],
  });
  await tx.message.create({ data: composeMessage(context, notice) });
}

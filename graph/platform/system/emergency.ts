import { noticeAddresses } from "../../accounts/admins/accounts/notices.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { admit } from "../../core/access/audiences.ts";

export const unheardReasons = ["no_address", "no_mail_server", "switched_off"] as const;
export type UnheardReason = (typeof unheardReasons)[number];

/** Why no one would get an emergency email; null if someone would. */
export async function emergencyUnheard(
  kernel: Pick<Kernel, "db" | "config" | "mailer">,
): Promise<UnheardReason | null> {
  const { emergencyNotificationEmail, emailEnabled } = kernel.config();
  const addresses = await noticeAddresses(kernel, kernel.db, {
    permission: "approve",
    ofThisKind: emergencyNotificationEmail,
  });
  if (addresses.length === 0) return "no_address";
  if (kernel.mailer.captured) return "no_mail_server";
  return emailEnabled ? null : "switched_off";
}

/** The same, for administrators. */
export async function readEmergencyUnheard(context: Context): Promise<UnheardReason | null> {
  admit(context.viewer, "readRecords");
  return emergencyUnheard(context);
}

/** The rest of a sentence about each reason. */
export const unheardCauses: Record<UnheardReason, string> = {
  no_address: "no email address is configured, and no administrator has one",
  no_mail_server: "no mail server is configured (SMTP_URL or the configuration)",
  switched_off: "email is turned off in the configuration",
};

/** At startup, warns if emergency emails can't be delivered. */
export async function warnOfUnheardEmergencies(kernel: Kernel): Promise<void> {
  const reason = await emergencyUnheard(kernel);
  if (reason) kernel.log.warn({ reason }, `emergency emails can't be delivered: ${unheardCauses[reason]}`);
}

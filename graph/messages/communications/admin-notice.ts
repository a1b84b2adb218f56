import { mailLayout, type OutgoingMessage } from "./compose.ts";
import type { Layout } from "./mail-page.ts";

interface AdminNotice {
  /** Who it is for, such as "Funds". */
  team: string;
  title: string;
  /** The title by default. */
  subject?: string;
  paragraphs: Layout["paragraphs"];
  button?: Layout["button"];
  requestId?: number;
  verificationId?: number;
}

/** An email to an administrator. `noticeAddresses` says who gets it. */
export const adminNotice = (
  recipientAddress: string,
  { team, title, subject = title, paragraphs, button, ...about }: AdminNotice,
): OutgoingMessage => ({
  kind: "admin-notice",
  channel: "email",
  recipientType: "admin",
  recipientName: team,
  recipientAddress,
  subject,
  ...mailLayout({ title, paragraphs, ...(button && { button }) }),
  ...about,
});

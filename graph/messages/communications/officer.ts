import type { OutgoingMessage } from "./compose.ts";

interface OfficerContact {
  name: string;
  email: string;
  phone: string;
  notifyByEmail: boolean;
  notifyBySms: boolean;
}

/**
 * The language of letters and messages to the officer. The request's own is the recipient's, which
 * may differ. Requests without a case have no other.
 */
export const officerLanguage = ({
  language,
  verification,
}: {
  language: string;
  verification: { language: string } | null;
}): string => verification?.language ?? language;

/**
 * A notification to an officer, over the chosen channels; without any they find it in the app. The
 * SMS is only the subject, which names a case but no person, under the name in text messages.
 */
export function lettersToOfficer(
  { name, email, phone, notifyByEmail, notifyBySms }: OfficerContact,
  said: Omit<OutgoingMessage, "channel" | "recipientType" | "recipientName" | "recipientAddress">,
): OutgoingMessage[] {
  const officer = { recipientType: "officer", recipientName: name } as const;
  const byEmail: OutgoingMessage = { ...said, ...officer, channel: "email", recipientAddress: email };
  const body = { text: said.subject, isNamed: true };
  const bySms: OutgoingMessage = { ...said, ...officer, channel: "sms", recipientAddress: phone, body };
  return [...(notifyByEmail ? [byEmail] : []), ...(notifyBySms ? [bySms] : [])];
}

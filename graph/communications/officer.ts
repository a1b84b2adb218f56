import type { OutgoingMessage } from "./compose.ts";

interface Told {
  name: string;
  email: string;
  phone: string;
  notifyByEmail: boolean;
  notifyBySms: boolean;
}

/**
 * What an officer is told, by the ways that they chose; with none they find it in the app. The SMS
 * is the subject alone, which names a case and nobody, under the system's name.
 */
export function lettersToOfficer(
  { name, email, phone, notifyByEmail, notifyBySms }: Told,
  said: Omit<OutgoingMessage, "channel" | "recipientType" | "recipientName" | "recipientAddress">,
): OutgoingMessage[] {
  const officer = { recipientType: "officer", recipientName: name } as const;
  const byEmail: OutgoingMessage = { ...said, ...officer, channel: "email", recipientAddress: email };
  const body = { text: said.subject, isNamed: true };
  const bySms: OutgoingMessage = { ...said, ...officer, channel: "sms", recipientAddress: phone, body };
  return [...(notifyByEmail ? [byEmail] : []), ...(notifyBySms ? [bySms] : [])];
}

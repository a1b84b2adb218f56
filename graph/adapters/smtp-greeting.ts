import { createTransport } from "nodemailer";
import { within } from "./timeout.ts";

/**
 * Sends EHLO to a mail server and disconnects, without sign-in or mail. Throws if the answer is not
 * a mail server's.
 */
export async function greetMailServer(smtpUrl: string, withinMs: number): Promise<void> {
  const address = new URL(smtpUrl);
  address.username = "";
  address.password = "";
  const transport = createTransport({
    url: address.href,
    connectionTimeout: withinMs,
    greetingTimeout: withinMs,
    dnsTimeout: withinMs,
    socketTimeout: withinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await within(withinMs, transport.verify());
  } finally {
    transport.close();
  }
}

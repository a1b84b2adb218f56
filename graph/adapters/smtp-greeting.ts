import { createTransport } from "nodemailer";
import { within } from "./timeout.ts";

/**
 * Says EHLO to a mail server and leaves again: nobody signs in, and no mail is sent. Throws where
 * it does not answer as a mail server does.
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

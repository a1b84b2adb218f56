import { createMailer, type Mailer } from "../adapters/mail.ts";
import type { Kernel } from "../core/context.ts";
import { senderOf } from "./settings/shown.ts";
import { mailServer } from "./smtp.ts";

/**
 * Mail by the server and the sender in force when each mail is sent: a change of the configuration
 * needs no restart.
 */
export function createConfiguredMailer(parts: Pick<Kernel, "env" | "keys" | "config" | "log">): Mailer {
  let current = { url: "", mailer: createMailer({}) };
  const inForce = (): Mailer => {
    const url = mailServer(parts)?.url ?? "";
    if (url !== current.url) current = { url, mailer: createMailer({ smtpUrl: url, log: parts.log }) };
    return current.mailer;
  };
  return {
    get captured() {
      return inForce().captured;
    },
    send: async (mail, signal) =>
      inForce().send({ from: senderOf(parts.config(), parts.env), ...mail }, signal),
  };
}

import { createMailer, type Mailer } from "../../adapters/mail.ts";
import type { Kernel } from "../../core/context.ts";
import { senderOf } from "./settings/shown.ts";
import { mailServer } from "./smtp.ts";

/**
 * Email through the configured server and sender at the time of sending, so changes need no
 * restart.
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
    trouble: () => inForce().trouble?.(),
    send: async (mail, signal) =>
      inForce().send({ from: senderOf(parts.config(), parts.env), ...mail }, signal),
  };
}

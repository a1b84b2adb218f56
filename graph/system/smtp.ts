import type { Kernel } from "../core/context.ts";

export interface MailServer {
  /** For the mail library; contains the password, so never displayed. */
  url: string;
  /** Its source: SMTP_URL, or the configuration form. */
  from: "environment" | "configuration";
}

/** Where the mail server's password is sealed for. */
export const passwordPlace = "SystemConfig.smtpPassword";
const portOfTls = 465;

/** The active mail server: from SMTP_URL, else from the configuration; none if neither is set. */
export function mailServer({
  env,
  keys,
  config,
}: Pick<Kernel, "env" | "keys" | "config">): MailServer | null {
  if (env.SMTP_URL) return { url: env.SMTP_URL, from: "environment" };
  const { smtpHost, smtpPort, smtpUser, smtpPasswordSealed: sealed } = config();
  if (!smtpHost) return null;
  const host = smtpHost.includes(":") ? `[${smtpHost}]` : smtpHost;
  const url = new URL(`${smtpPort === portOfTls ? "smtps" : "smtp"}://${host}:${smtpPort}`);
  if (smtpUser) url.username = encodeURIComponent(smtpUser);
  if (smtpUser && sealed) {
    url.password = encodeURIComponent(keys.open(sealed, passwordPlace));
    // A password is never sent in clear text, except on this machine.
    if (!isThisMachine(smtpHost)) url.searchParams.set("requireTLS", "true");
  }
  return { url: url.href, from: "configuration" };
}

const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host);

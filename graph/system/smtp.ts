import type { Kernel } from "../core/context.ts";

export interface MailServer {
  /** For the mail library; with the password, so never shown. */
  url: string;
  /** Who named it: SMTP_URL, or an administrator on the configuration form. */
  from: "environment" | "configuration";
}

/** Where the password of the mail server is sealed for. */
export const passwordPlace = "SystemConfig.smtpPassword";
const portOfTls = 465;

/**
 * The mail server in force: that of SMTP_URL, else that of the configuration; none where neither
 * names one.
 */
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
    // A password does not travel where everybody reads it; only this machine hears itself.
    if (!isThisMachine(smtpHost)) url.searchParams.set("requireTLS", "true");
  }
  return { url: url.href, from: "configuration" };
}

const isThisMachine = (host: string) => /^(?:localhost|127(?:\.\d+){3}|::1)$/.test(host);

import type { Kernel } from "../../core/context.ts";
import { isLoopback } from "../../core/http/loopback.ts";
import { readAddress } from "../../core/http/network-of.ts";

export interface MailServer {
  /** For the mail library; contains the password, so never displayed. */
  url: string;
  /** Its source: SMTP_URL, or the configuration form. */
  from: "environment" | "configuration";
}

/** Where the mail server's password is sealed for. */
export const passwordPlace = "SystemConfig.smtpPassword";
const portOfTls = 465;

/**
 * The active mail server: from SMTP_URL, else from the configuration; none if neither is set. A
 * training installation has none, no matter what people enter while they practice.
 */
export function mailServer({
  env,
  keys,
  config,
}: Pick<Kernel, "env" | "keys" | "config">): MailServer | null {
  if (env.TRAINING) return null;
  if (env.SMTP_URL) return { url: withGreeting(env.SMTP_URL, env), from: "environment" };
  const { smtpHost, smtpPort, smtpUser, smtpPasswordSealed: sealed } = config();
  if (!smtpHost) return null;
  const host = smtpHost.includes(":") ? `[${smtpHost}]` : smtpHost;
  const url = new URL(`${smtpPort === portOfTls ? "smtps" : "smtp"}://${host}:${smtpPort}`);
  if (smtpUser) url.username = encodeURIComponent(smtpUser);
  if (smtpUser && sealed) {
    url.password = encodeURIComponent(keys.open(sealed, passwordPlace));
    // A password is never sent in clear text, except on this machine.
    if (!isLoopback(smtpHost)) url.searchParams.set("requireTLS", "true");
  }
  return { url: withGreeting(url.href, env), from: "configuration" };
}

/**
 * Names the host of PUBLIC_URL in EHLO: a container's own name means nothing to a mail server, and
 * some refuse it. A `name` in SMTP_URL wins.
 */
function withGreeting(url: string, { PUBLIC_URL }: Pick<Kernel["env"], "PUBLIC_URL">): string {
  if (!PUBLIC_URL || new URL(url).searchParams.has("name")) return url;
  const { hostname } = new URL(PUBLIC_URL);
  const address = readAddress(hostname);
  const name = address ? `[${address.kind() === "ipv6" ? "IPv6:" : ""}${address.toString()}]` : hostname;
  return `${url}${url.includes("?") ? "&" : "?"}name=${encodeURIComponent(name)}`;
}

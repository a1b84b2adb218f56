import type { Kernel } from "../../../core/context.ts";
import { addressOfSender } from "../../../../shared/core/text/sender.ts";
import { senderOf } from "../settings/shown.ts";
import { mailServer } from "../smtp.ts";

type Parts = Pick<Kernel, "env" | "keys" | "config">;

/** The address in the From line of emails. */
export function senderAddress({ env, config }: Pick<Kernel, "env" | "config">): string {
  const sender = senderOf(config(), env);
  return typeof sender === "string" ? addressOfSender(sender) : sender.address;
}

/**
 * The mail server and the sender as a keyed hash: a test with others proves nothing. Null without a
 * server. A new password is the same route.
 */
export function mailRoute(parts: Parts): string | null {
  const server = mailServer(parts);
  if (!server) return null;
  const { host, username } = new URL(server.url);
  return parts.keys.hash(`mail route ${host} ${username} ${senderAddress(parts)}`);
}

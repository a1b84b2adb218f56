import type { Kernel } from "../../core/context.ts";
import { isSameText } from "../../core/security/standard-webhooks.ts";

type Parts = Pick<Kernel, "env" | "keys">;

/**
 * The sender on an email's envelope: `bounces+token@domain`. A server that cannot deliver the email
 * writes there, so the token tells which message it was. Undefined without MAIL_BOUNCES.
 */
export function bounceAddress({ env, keys }: Parts, messageId: string): string | undefined {
  if (!env.MAIL_BOUNCES) return undefined;
  const [local, domain] = env.MAIL_BOUNCES.split("@");
  const id = messageId.replaceAll("-", "");
  return `${local}+${id}${markOf(keys, id)}@${domain}`;
}

/** The message of such an address; null if we did not make it, so that no one invents a bounce. */
export function messageOfBounce({ env, keys }: Parts, address: string): string | null {
  const [local = "", domain = ""] = (env.MAIL_BOUNCES ?? "").toLowerCase().split("@");
  const [, id = "", mark = ""] = /\+([\da-f]{32})([\da-f]{12})@/.exec(address.toLowerCase()) ?? [];
  const isOurs = address.toLowerCase() === `${local}+${id}${mark}@${domain}`;
  if (!isOurs || !isSameText(mark, markOf(keys, id))) return null;
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

const markOf = (keys: Kernel["keys"], id: string) =>
  Buffer.from(keys.hash(`bounce ${id}`), "base64url")
    .toString("hex")
    .slice(0, 12);

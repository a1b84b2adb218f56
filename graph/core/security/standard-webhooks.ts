import { createHmac, timingSafeEqual } from "node:crypto";
import { minuteMs } from "../../../shared/core/time/durations.ts";

/** A secret in the receivers' format: `whsec_` and 32 bytes in base64. */
export const webhookSecret = (token: string): string =>
  `whsec_${Buffer.from(token, "base64url").toString("base64")}`;

interface Call {
  id: string;
  body: string;
  now: Date;
}

/**
 * The headers of Standard Webhooks. The signature covers id, time and body, so a recorded call
 * cannot be sent again as a new one.
 */
export const signed = (secret: string, { id, body, now }: Call): Record<string, string> => {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signatureOf(secret, { id, timestamp, body })}`,
  };
};

/** The clocks of two servers differ, and a call may be sent again; an older one is a recording. */
const toleranceMs = 5 * minuteMs;

/**
 * `fresh` if a call was signed with this secret a moment ago, `old` if it was signed at another
 * time. A sender may send several signatures.
 */
export function readSignature(
  secret: string,
  header: (name: string) => string | undefined,
  { body, now }: Pick<Call, "body" | "now">,
): "fresh" | "old" | "wrong" {
  const id = header("webhook-id") ?? "";
  const timestamp = header("webhook-timestamp") ?? "";
  const given = header("webhook-signature")?.split(" ") ?? [];
  if (!/^[\x21-\x7e]{1,200}$/.test(id) || !/^\d{1,12}$/.test(timestamp)) return "wrong";
  const wanted = `v1,${signatureOf(secret, { id, timestamp, body })}`;
  if (!given.some((one) => isSameText(one, wanted))) return "wrong";
  return Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMs ? "old" : "fresh";
}

/** Compares in a time that says nothing about where two texts differ. */
export function isSameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

interface Parts {
  id: string;
  timestamp: string;
  body: string;
}

const signatureOf = (secret: string, { id, timestamp, body }: Parts) =>
  createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64"))
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");

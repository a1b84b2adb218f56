import { createHmac } from "node:crypto";

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
  const timestamp = Math.floor(now.getTime() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": `v1,${signature}`,
  };
};

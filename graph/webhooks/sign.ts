import { createHmac } from "node:crypto";

/** `SafeVoice-Signature: t=1700000000,v1=…`: HMAC-SHA256 over time and body, so that an old call cannot be sent again as a new one. */
export const signatureOf = (secret: string, body: string, now: Date): string => {
  const t = Math.floor(now.getTime() / 1000);
  return `t=${t},v1=${createHmac("sha256", secret).update(`${t}.${body}`).digest("hex")}`;
};

import { createHash } from "node:crypto";

/** The namespace of the identifiers below. It never changes: other systems store them. */
const namespace = "6f0c8a5e-3a41-5d8e-9a57-2f8b6f1d7c10";

/**
 * A name-based UUID (RFC 9562, version 5): the same for the same parts, in every copy of the
 * server.
 */
export function uuidFrom(...parts: readonly string[]): string {
  const bytes = createHash("sha1")
    .update(Buffer.from(namespace.replaceAll("-", ""), "hex"))
    .update(parts.join("\n"))
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

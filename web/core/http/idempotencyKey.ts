const keyBytes = 16;

/** Not crypto.randomUUID, which is missing without https. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

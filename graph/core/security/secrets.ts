import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  randomInt,
  randomUUID,
} from "node:crypto";

/**
 * What the server derives from SECRET_KEY: sealing of marked columns, and keyed hashes of values
 * that are only compared.
 */
export interface Keys {
  /**
   * Ciphertext of `text`, bound to its place (`table.column`), so that it cannot be moved to
   * another.
   */
  seal(text: string, place: string): string;
  /** The text that `seal` was given; throws when it was changed or belongs to another place. */
  open(sealed: string, place: string): string;
  /** A keyed hash, for looking up what must not be stored (tokens, network addresses). */
  hash(text: string): string;
}

export function createKeys(secret: string): Keys {
  const derive = (use: string) =>
    createSecretKey(Buffer.from(hkdfSync("sha256", secret, "safevoice", use, 32)));
  const sealing = derive("sealing-1");
  const hashing = derive("hashing-1");
  return {
    seal(text, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", sealing, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    open(sealed, place) {
      const bytes = Buffer.from(sealed.slice(2), "base64url");
      const decipher = createDecipheriv("aes-256-gcm", sealing, bytes.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    },
    hash: (text) => createHmac("sha256", hashing).update(text).digest("base64url"),
  };
}

/** Randomness, passed in the context so that tests can choose it. */
export interface Random {
  /** 256 bits, for a secret that a person holds. */
  token: () => string;
  uuid: () => string;
  /** A whole number from `from` to `to`, both included. */
  between: (from: number, to: number) => number;
}

export const secureRandom: Random = {
  token: () => randomBytes(32).toString("base64url"),
  uuid: () => randomUUID(),
  between: (from, to) => randomInt(from, to + 1),
};

export const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");

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

/** A UUID that the same text always gives, for a row that must be written only once. */
export const uuidOf = (text: string) =>
  sha256(text)
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

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
  /**
   * The text that `seal` was given. Throws when it was changed, belongs to another place, or was
   * sealed with a key that is not here.
   */
  open(sealed: string, place: string): string;
  /** A keyed hash, for looking up what must not be stored (tokens, network addresses). */
  hash(text: string): string;
  /** How every text begins that is sealed with the present key. */
  sealedPrefix: string;
  /** What `hash` uses. A rotation seals it with the new key. */
  hashingKey: string;
}

/** SECRET_KEY, and during a rotation the key that it replaces. */
export interface Secrets {
  current: string;
  /** Only opens what was sealed with it. */
  previous?: string | undefined;
}

const derive = (secret: string, use: string, bytes = 32) =>
  Buffer.from(hkdfSync("sha256", secret, "safevoice", use, bytes));

/**
 * The key of keyed hashes. Hashes cannot be computed again without their texts, so a database keeps
 * the hashing key of its first secret through every rotation.
 */
export const hashingKeyOf = (secret: string): string => derive(secret, "hashing-1").toString("base64url");

export function createKeys({ current, previous }: Secrets, hashingKey: string = hashingKeyOf(current)): Keys {
  const hashing = createSecretKey(Buffer.from(hashingKey, "base64url"));
  const own = sealingWith(current);
  const all = previous === undefined ? [own] : [own, sealingWith(previous)];
  return {
    seal: (text, place) => own.seal(text, place),
    open(sealed, place) {
      const named = all.find(({ prefix }) => sealed.startsWith(prefix));
      if (named) return named.open(sealed.slice(named.prefix.length), place);
      if (!sealed.startsWith(unnamed)) throw new Error("It was sealed with another key.");
      return firstOf(all, (key) => key.open(sealed.slice(unnamed.length), place));
    },
    hash: (text) => createHmac("sha256", hashing).update(text).digest("base64url"),
    sealedPrefix: own.prefix,
    hashingKey,
  };
}

/** Texts from before rotations existed do not name their key. */
const unnamed = "1.";

function sealingWith(secret: string) {
  const key = createSecretKey(derive(secret, "sealing-1"));
  const prefix = `2.${derive(secret, "key-name-1", 6).toString("base64url")}.`;
  return {
    prefix,
    seal(text: string, place: string): string {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return `${prefix}${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    open(sealed: string, place: string): string {
      const bytes = Buffer.from(sealed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
    },
  };
}

/** The first result that is no error; the last error if there is none. */
function firstOf<Item, Result>(items: readonly Item[], attempt: (item: Item) => Result): Result {
  let last: unknown;
  for (const item of items)
    try {
      return attempt(item);
    } catch (error) {
      last = error;
    }
  throw last;
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

/** Crockford's letters: none is read as another. */
export const typedLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const lettersOf = ({ between }: Pick<Random, "between">, count: number) =>
  Array.from({ length: count }, () => typedLetters[between(0, typedLetters.length - 1)]).join("");

/** The secret of a link that is sent by text message: 130 bits in few letters. */
export const linkLetters = 26;

export const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");

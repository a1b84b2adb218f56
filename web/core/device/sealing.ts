import { bytesToText, fromBase64, textToBytes, toBase64, type Bytes } from "./bytes.ts";

/** A shorter passcode is guessed too quickly on a copied device. */
export const minPasscodeLetters = 8;
/** OWASP's floor for PBKDF2 with SHA-256. */
const passcodeRounds = 600_000;
const maxPasscodeRounds = 10_000_000;
const saltBytes = 16;
const ivBytes = 12;

/** AES-GCM: altered data does not open. */
export interface Sealed {
  iv: Bytes;
  data: ArrayBuffer;
}

/**
 * What is stored in place of the entries. The passcode opens `key`, which opens the entries and
 * every attachment. So a new passcode only seals one small key again.
 */
export interface Envelope {
  sealed: 1;
  rounds: number;
  salt: string;
  key: SealedText;
  entries: SealedText;
}
export interface SealedText {
  iv: string;
  data: string;
}

/** An open envelope: its key, and the outside, which stays while the entries change. */
export interface OpenLock {
  key: CryptoKey;
  outside: Omit<Envelope, "entries">;
}

/** Encryption needs a page over https, or from this device. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function newLock(passcode: string, rounds = passcodeRounds): Promise<OpenLock> {
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt", "decrypt"]);
  return withPasscode(key, passcode, rounds);
}

/** The same entries under another passcode. */
export async function withPasscode(
  key: CryptoKey,
  passcode: string,
  rounds = passcodeRounds,
): Promise<OpenLock> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const outer = await passcodeKey(passcode, salt, rounds);
  const raw = await crypto.subtle.exportKey("raw", key);
  return {
    key,
    outside: {
      sealed: 1,
      rounds,
      salt: toBase64(salt),
      key: asText(await seal(outer, new Uint8Array(raw), "key")),
    },
  };
}

/** Null if the passcode is wrong. */
export async function openLock(envelope: Envelope, passcode: string): Promise<OpenLock | undefined> {
  const { entries: _, ...outside } = envelope;
  try {
    const outer = await passcodeKey(passcode, fromBase64(outside.salt), outside.rounds);
    const raw = await open(outer, asSealed(outside.key), "key");
    const key = await crypto.subtle.importKey("raw", raw, "AES-GCM", true, ["encrypt", "decrypt"]);
    return { key, outside };
  } catch (error) {
    const isWrong = error instanceof Error && error.name === "OperationError";
    if (!isWrong) console.error("The lock is damaged", error);
    return undefined;
  }
}

export async function sealEntries({ key, outside }: OpenLock, text: string): Promise<Envelope> {
  return { ...outside, entries: asText(await seal(key, textToBytes(text), "entries")) };
}

export const openEntries = async ({ key }: OpenLock, { entries }: Envelope): Promise<string> =>
  bytesToText(await open(key, asSealed(entries), "entries"));

/** `place` is authenticated with it, so that attachments cannot be swapped. */
export async function seal(key: CryptoKey, bytes: Bytes, place: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const additionalData = textToBytes(place);
  return { iv, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData }, key, bytes) };
}

export const open = (key: CryptoKey, { iv, data }: Sealed, place: string): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt(
    { name: "AES-GCM", iv, additionalData: textToBytes(place) },
    key,
    new Uint8Array(data),
  );

export function isEnvelope(value: unknown): value is Envelope {
  const { sealed, rounds, salt, key, entries } = (value ?? {}) as Partial<Envelope>;
  return (
    sealed === 1 &&
    typeof rounds === "number" &&
    rounds >= 1 &&
    rounds <= maxPasscodeRounds &&
    typeof salt === "string" &&
    isSealedText(key) &&
    isSealedText(entries)
  );
}

export function isSealedText(value: unknown): value is SealedText {
  const { iv, data } = (value ?? {}) as Partial<SealedText>;
  return typeof iv === "string" && typeof data === "string";
}

/** The same letters from another keyboard must give the same key, hence NFKC. */
async function passcodeKey(passcode: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const typed = textToBytes(passcode.normalize("NFKC"));
  const material = await crypto.subtle.importKey("raw", typed, "PBKDF2", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "PBKDF2", hash: "SHA-256", salt, iterations },
    material,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
}

export const asText = ({ iv, data }: Sealed): SealedText => ({
  iv: toBase64(iv),
  data: toBase64(new Uint8Array(data)),
});
export const asSealed = ({ iv, data }: SealedText): Sealed => ({
  iv: fromBase64(iv),
  data: fromBase64(data).buffer,
});

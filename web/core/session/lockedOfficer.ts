import { onDevice } from "../device/storage.ts";
import { newSalt, saltedHash } from "./saltedHash.ts";

/*
 * While a session is locked, its mark names no one. So a salted hash of the officer's identity
 * stays in the browser, and owns what is typed meanwhile: only the same officer gets it afterward.
 */

const storageKey = "safevoice-lock-owner";
const prefix = "locked-";

/**
 * The owner of what is typed while the device is locked. Without a known officer it is `locked-`,
 * which no one gets.
 */
export const lockedOwner = (): string => prefix + onDevice.get(storageKey);

export const isLockedOwner = (owner: string): boolean => owner.startsWith(prefix);

/**
 * Stores the officer's hash for the next lock. At once, and not when it locks: the server also
 * locks while no page is open.
 */
export async function keepLockOwner(who: string): Promise<void> {
  if (!isSecureContext || (await isLockedOwnerOf(lockedOwner(), who))) return;
  const salt = newSalt();
  onDevice.set(storageKey, `${salt}-${await saltedHash(salt, who)}`);
}

/** Whether it was typed while the device of this officer was locked. */
export async function isLockedOwnerOf(owner: string, who: string): Promise<boolean> {
  const [salt, hash] = isLockedOwner(owner) ? owner.slice(prefix.length).split("-") : [];
  return Boolean(salt && hash && who) && hash === (await saltedHash(salt ?? "", who));
}

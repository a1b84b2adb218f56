import { inTab } from "../device/storage.ts";
import { newSalt, saltedHash } from "./saltedHash.ts";

/*
 * An officer has no account: the officer form opens a new session, also for the same person. So
 * what an idle officer typed waits in this tab, for a form with the same badge and case number.
 * Only a salted hash of them stays.
 */

const storageKey = "safevoice-return";
/** Their forms open for any session; a request opens only for the session that filed it. */
const pages = ["/new-request", "/case-tracking"];

/** What the officer form has to name again. */
interface Named {
  badgeNumber?: string | undefined;
  caseNumber?: string | undefined;
}

export interface Return {
  /** The owner of the drafts. */
  who: string;
  /** Undefined where a new session cannot open the page; the drafts wait all the same. */
  path: string | undefined;
}

export async function keepReturn({ who, path }: Return, named: Named): Promise<void> {
  if (!isNamed(named)) return;
  const salt = newSalt();
  inTab.set(storageKey, JSON.stringify({ who, path: pageOf(path), salt, hash: await hashOf(named, salt) }));
}

export const hasReturn = (): boolean => pageOf(kept()["path"]) !== undefined;

/** Once, and only for who names the same badge and case; another officer's is forgotten. */
export async function takeReturn(named: Named): Promise<Return | undefined> {
  const { who, path, salt, hash } = kept();
  inTab.set(storageKey, "");
  if (typeof who !== "string" || typeof salt !== "string" || !isNamed(named)) return undefined;
  return hash === (await hashOf(named, salt)) ? { who, path: pageOf(path) } : undefined;
}

const kept = () => (inTab.getJson(storageKey) ?? {}) as Partial<Record<string, unknown>>;

const isNamed = ({ badgeNumber, caseNumber }: Named) => Boolean(badgeNumber && caseNumber) && isSecureContext;

const pageOf = (path: unknown): string | undefined => pages.find((page) => page === path);

const hashOf = ({ badgeNumber = "", caseNumber = "" }: Named, salt: string): Promise<string> =>
  saltedHash(salt, plain(badgeNumber), plain(caseNumber));
const plain = (text: string) => text.trim().toUpperCase();

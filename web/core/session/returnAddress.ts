import { inTab } from "../device/storage.ts";

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
  path: string;
}

export const canReturn = (path: string, { badgeNumber, caseNumber }: Named): boolean =>
  pages.includes(path) && Boolean(badgeNumber && caseNumber) && isSecureContext;

export async function keepReturn({ who, path }: Return, named: Named): Promise<void> {
  if (!canReturn(path, named)) return;
  const salt = crypto.getRandomValues(new Uint8Array(16)).join(".");
  inTab.set(storageKey, JSON.stringify({ who, path, salt, hash: await hashOf(named, salt) }));
}

export const hasReturn = (): boolean => inTab.get(storageKey) !== "";

/** Once, and only for who names the same badge and case; another officer's is forgotten. */
export async function takeReturn(named: Named): Promise<Return | undefined> {
  const kept = inTab.getJson(storageKey) as Partial<Record<string, unknown>> | null | undefined;
  inTab.set(storageKey, "");
  const { who, path, salt, hash } = kept ?? {};
  if (typeof who !== "string" || typeof path !== "string" || typeof salt !== "string") return undefined;
  return canReturn(path, named) && hash === (await hashOf(named, salt)) ? { who, path } : undefined;
}

async function hashOf({ badgeNumber = "", caseNumber = "" }: Named, salt: string): Promise<string> {
  const plain = (text: string) => text.trim().toUpperCase();
  const text = JSON.stringify([salt, plain(badgeNumber), plain(caseNumber)]);
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(bytes).join(".");
}

import { inTab } from "../device/storage.ts";

/*
 * The page at which an idle session ended, for the same person in this tab. A typed text is found
 * there again (web/offline/drafts).
 */

const storageKey = "safevoice-return";

export const keepReturn = (who: string, path: string): void =>
  inTab.set(storageKey, JSON.stringify({ who, path }));

export const hasReturn = (): boolean => inTab.get(storageKey) !== "";

/** Once, and only for this person; another person's is forgotten. */
export function takeReturn(who: string | undefined): string | undefined {
  const kept = inTab.getJson(storageKey) as { who?: unknown; path?: unknown } | undefined;
  inTab.set(storageKey, "");
  const { path } = kept ?? {};
  // Only a page of this app, as any text may be in the storage.
  return who !== undefined && kept?.who === who && typeof path === "string" && /^\/(?![/\\])/.test(path)
    ? path
    : undefined;
}

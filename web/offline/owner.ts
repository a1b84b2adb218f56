import { inTab } from "../core/device/storage.ts";
import { send } from "../core/http/http.ts";
import { parseMark } from "../core/session/sessionMark.ts";
import { newIdempotencyKey } from "../core/http/idempotencyKey.ts";

/*
 * Whose the drafts and the waiting submissions are. The session's mark says it without a question,
 * also without a connection; but a mark can be old, so before anything is sent the server is asked,
 * and it goes in nobody else's name.
 */

const tabKey = "safevoice-tab";
/** Somebody whom the server does not know by name: a visitor, or a citizen by a session. */
const nobody = "public";

/** As far as this device knows. */
export const lastOwner = (): string => parseMark(document.cookie)?.who ?? nobody;

/** As the server says. */
export const askOwner = async (): Promise<string> =>
  (await send<{ who: string | null }>("GET", "/api/session")).who ?? nobody;

/**
 * Nobody's drafts belong to the tab: on a shared computer the next person must not be shown what
 * the last one typed.
 */
export function draftOwner(owner: string): string {
  if (owner !== nobody) return owner;
  const known = inTab.get(tabKey);
  if (known) return known;
  const made = `tab-${newIdempotencyKey()}`;
  inTab.set(tabKey, made);
  return made;
}

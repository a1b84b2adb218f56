import { inTab } from "../../core/device/storage.ts";
import { send } from "../../core/http/http.ts";
import { lockedOwner } from "../../core/session/lockedOfficer.ts";
import { isMarkedLocked, parseMark } from "../../core/session/sessionMark.ts";
import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";

/*
 * The owner of drafts and queued submissions. The session's mark identifies them even offline, but
 * may be outdated. So the server is asked before anything is sent, and nothing is sent under
 * another identity.
 */

const tabKey = "safevoice-tab";
/** A person without a known identity: a visitor, or a citizen by session. */
const noIdentity = "public";

/** As far as this device knows. */
export const lastOwner = (): string =>
  isMarkedLocked() ? lockedOwner() : (parseMark(document.cookie)?.who ?? noIdentity);

/** An officer is here, and the device is not locked. */
export const hasOfficer = (): boolean => parseMark(document.cookie)?.kind === "officer";

/** According to the server. */
export const askOwner = async (): Promise<string> =>
  (await send<{ who: string | null }>("GET", "/api/session")).who ?? noIdentity;

/** Anonymous drafts belong to the tab: on a shared computer the next person must not see them. */
export function draftOwner(owner: string): string {
  if (owner !== noIdentity) return owner;
  const known = inTab.get(tabKey);
  if (known) return known;
  const made = `tab-${newIdempotencyKey()}`;
  inTab.set(tabKey, made);
  return made;
}

import { onDevice } from "../../../core/device/storage.ts";
import { stateCode, type StateCode } from "../../../../shared/community/directory/rules.ts";

/** One choice for the whole app: Home, the directory and the rights guide. */
const storageKey = "safevoice-state";

/** The state chosen earlier on this device. */
export const keptState = (): StateCode | undefined => stateCode(onDevice.get(storageKey));

/**
 * The search of an opened URL, with the stored state on pages that start with one; the directory
 * follows its URL.
 */
export function searchWithKept(pathname: string, search: string): string {
  const asked = new URLSearchParams(search);
  const kept = keptState();
  const begins = beginWithState.includes(pathname) || (pathname === directory && search === "");
  if (!kept || !begins || stateCode(asked.get("state") ?? "")) return search;
  return `?${withState(asked, kept)}`;
}

const beginWithState = ["/home", "/rights"];
/**
 * The stored state applies only if the URL has no parameters: a link from elsewhere has its own
 * state.
 */
const directory = "/resources";

export function withState(search: URLSearchParams, state: StateCode | undefined): URLSearchParams {
  const changed = new URLSearchParams(search);
  if (state) changed.set("state", state);
  else changed.delete("state");
  return changed;
}

/** For the next visit, on this device only. */
export function keepState(state: StateCode | undefined): void {
  onDevice.set(storageKey, state ?? "");
}

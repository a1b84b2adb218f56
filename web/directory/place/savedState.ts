import { onDevice } from "../../core/device/storage.ts";
import { stateCode, type StateCode } from "#shared/directory/rules";

/** One choice for the whole app: Home, the directory and the rights guide. */
const storageKey = "safevoice-state";

/** The state that was chosen on this device before. */
export const keptState = (): StateCode | undefined => stateCode(onDevice.get(storageKey));

/**
 * The search of an address that is opened, with the state from before on the pages that begin with
 * one; the directory shows what its address says.
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
 * It begins with the state only where its address says nothing: whoever asks it for something has
 * said where.
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

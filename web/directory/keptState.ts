import { stateCode, type StateCode } from "#rules/directory";

/** One choice for the whole app: Home, the directory and the rights guide. */
const storageKey = "safevoice-state";

/** The state that was chosen on this device before. */
export const keptState = (): StateCode | undefined => stateCode(kept());

/** For the next visit, on this device only. */
export function keepState(state: StateCode | undefined): void {
  try {
    if (state) localStorage.setItem(storageKey, state);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage is full or forbidden: the choice lasts as long as the address.
  }
}

function kept(): string {
  try {
    return localStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

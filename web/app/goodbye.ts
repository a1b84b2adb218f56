/** What the page that follows an ended session says: after how many minutes it ended, or 0 when the server had ended it. */
const storageKey = "safevoice-goodbye";

export function keepGoodbye(minutes: number): void {
  try {
    sessionStorage.setItem(storageKey, String(minutes));
  } catch {
    // Forbidden: the sign-in stands there without the reason.
  }
}

export function readGoodbye(): number | undefined {
  try {
    const kept = sessionStorage.getItem(storageKey);
    return kept === null ? undefined : Number(kept) || 0;
  } catch {
    return undefined;
  }
}

export function dropGoodbye(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept then.
  }
}

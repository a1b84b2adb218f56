/**
 * What the next page says first, after a session ended or the device was erased: `{ minutes: 15 }`, or `{ erased: [] }` with what could not
 * be. For this tab alone, until it was read.
 */
export type Goodbye = { minutes: number } | { erased: Remainder[] };
/** The session when the server was out of reach, or files that another tab holds. */
export type Remainder = "session" | "files";

const storageKey = "safevoice-goodbye";

export function keepGoodbye(goodbye: Goodbye): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(goodbye));
  } catch {
    // Forbidden: the page stands there without the reason.
  }
}

/** As it lies there, so that a component can hold on to it. */
export function storedGoodbye(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? "";
  } catch {
    return "";
  }
}

export function parseGoodbye(stored: string): Goodbye | undefined {
  try {
    const { minutes, erased } = JSON.parse(stored) as { minutes?: unknown; erased?: unknown };
    if (Array.isArray(erased)) return { erased: erased as Remainder[] };
    return typeof minutes === "number" ? { minutes } : undefined;
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

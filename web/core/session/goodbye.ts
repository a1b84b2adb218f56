import { inTab } from "../device/storage.ts";

/**
 * What the next page says first, after a session ended or the device was erased: `{ minutes: 15 }`, or `{ erased: [] }` with what could not
 * be. For this tab alone, until it was read.
 */
export type Goodbye = { minutes: number } | { erased: Remainder[] };
/** The session when the server was out of reach, or files that another tab holds. */
export type Remainder = "session" | "files";

const storageKey = "safevoice-goodbye";

export function keepGoodbye(goodbye: Goodbye): void {
  inTab.set(storageKey, JSON.stringify(goodbye));
}

/** As it lies there, so that a component can hold on to it. */
export const storedGoodbye = (): string => inTab.get(storageKey);

export function parseGoodbye(stored: string): Goodbye | undefined {
  try {
    const { minutes, erased } = JSON.parse(stored) as { minutes?: unknown; erased?: unknown };
    if (Array.isArray(erased)) return { erased: erased as Remainder[] };
    return typeof minutes === "number" ? { minutes } : undefined;
  } catch {
    return undefined;
  }
}

export const dropGoodbye = (): void => inTab.set(storageKey, "");

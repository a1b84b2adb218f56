import { inTab } from "../device/storage.ts";

/**
 * What the next page says first, after a session ended or the device was erased: `{ minutes: 15 }`,
 * `{ elsewhere: true }` when an administrator's session was ended from another place, or `{ erased:
 * [] }` with what could not be. For this tab alone, until it was read.
 */
export type Goodbye = { minutes: number } | { elsewhere: true } | { erased: Remainder[] };
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
    const { minutes, erased, elsewhere } = JSON.parse(stored) as Record<string, unknown>;
    if (Array.isArray(erased)) return { erased: erased as Remainder[] };
    if (elsewhere === true) return { elsewhere };
    return typeof minutes === "number" ? { minutes } : undefined;
  } catch {
    return undefined;
  }
}

export const dropGoodbye = (): void => inTab.set(storageKey, "");

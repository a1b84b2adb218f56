import { inTab } from "../device/storage.ts";

/**
 * The notice on the next page after a session ended or the device was erased: `{ minutes: 15 }`, `{
 * elsewhere: true, why: "…" }` if an administrator's session was ended elsewhere, with the server's
 * sentence if there is one, or `{ erased: [] }` with
 * what could not be erased. For this tab only, until it is read.
 */
export type Goodbye = { minutes: number } | { elsewhere: true; why?: string } | { erased: Remainder[] };
/** The session if the server was unreachable, or files that another tab has open. */
export type Remainder = "session" | "files";

const storageKey = "safevoice-goodbye";

export function keepGoodbye(goodbye: Goodbye): void {
  inTab.set(storageKey, JSON.stringify(goodbye));
}

/** The stored text, so that a component can compare it. */
export const storedGoodbye = (): string => inTab.get(storageKey);

export function parseGoodbye(stored: string): Goodbye | undefined {
  try {
    const { minutes, erased, elsewhere, why } = JSON.parse(stored) as Record<string, unknown>;
    if (Array.isArray(erased)) return { erased: erased as Remainder[] };
    if (elsewhere === true) return { elsewhere, ...(typeof why === "string" && { why }) };
    return typeof minutes === "number" ? { minutes } : undefined;
  } catch {
    return undefined;
  }
}

export const dropGoodbye = (): void => inTab.set(storageKey, "");

import { inTab } from "../device/storage.ts";

/**
 * The notice on the next page after a session ended or the device was erased: `{ minutes: 15 }`, `{
 * elsewhere: true, why: "…" }` if an administrator's session was ended elsewhere, with the server's
 * sentence if there is one, and `isFound` if a page that was opened later found the end; or `{
 * erased: [] }` with what could not be erased. For this tab only, until it is read.
 */
export type EndNotice =
  | { minutes: number }
  | { elsewhere: true; why?: string; isFound?: boolean }
  | { erased: Remainder[] };
/** The session if the server was unreachable, or files that another tab has open. */
export type Remainder = "session" | "files";

const storageKey = "safevoice-end-notice";

export function storeEndNotice(notice: EndNotice): void {
  inTab.set(storageKey, JSON.stringify(notice));
}

const listeners = new Set<() => void>();

/** On the page that is open. */
export function showEndNotice(notice: EndNotice): void {
  storeEndNotice(notice);
  for (const listener of listeners) listener();
}

export function onEndNotice(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The stored text, so that a component can compare it. */
export const storedEndNotice = (): string => inTab.get(storageKey);

export function parseEndNotice(stored: string): EndNotice | undefined {
  try {
    const { minutes, erased, elsewhere, why, isFound } = JSON.parse(stored) as Record<string, unknown>;
    if (Array.isArray(erased)) return { erased: erased as Remainder[] };
    if (elsewhere === true)
      return { elsewhere, ...(typeof why === "string" && { why }), ...(isFound === true && { isFound }) };
    return typeof minutes === "number" ? { minutes } : undefined;
  } catch {
    return undefined;
  }
}

export const dropEndNotice = (): void => inTab.set(storageKey, "");

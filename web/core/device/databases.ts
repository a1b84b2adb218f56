/** Undefined if the browser blocks storage; some throw at the mere look at it. */
export function databases(): IDBFactory | undefined {
  try {
    return (globalThis as { indexedDB?: IDBFactory | null }).indexedDB ?? undefined;
  } catch {
    return undefined;
  }
}

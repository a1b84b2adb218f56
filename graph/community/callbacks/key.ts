/** The row number in the key of a desk list, such as `callback-3`. Null for other keys. */
export function callbackIn(key: string): number | null {
  const number = /^callback-(\d+)$/.exec(key)?.[1];
  return number ? Number(number) : null;
}

/** The parts of that callback's Relay global ID. Null for other keys. */
export function callbackNode(key: string): { type: "CallbackRequest"; id: number } | null {
  const id = callbackIn(key);
  return id === null ? null : { type: "CallbackRequest", id };
}

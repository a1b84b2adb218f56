/**
 * A URL's search parameters with a change. Undefined leaves a parameter as it is; null, an empty
 * text and its usual value remove it.
 */
export function withParams(
  address: URLSearchParams,
  change: Readonly<Record<string, string | number | null | undefined>>,
  usual: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue;
    if (value === null || value === "" || value === usual[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

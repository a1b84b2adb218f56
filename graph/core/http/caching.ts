/**
 * An answer that caches may keep never sets a cookie. An answer without a cache header is private.
 */
export function keepFromCaches(headers: Headers) {
  if (headers.has("set-cookie") || !headers.has("cache-control")) headers.set("cache-control", privately);
}

export const privately = "no-store";

/** Whether no cache keeps the answer for other readers. */
export const isPrivate = (headers: Headers): boolean =>
  !/\bpublic\b/.test(headers.get("cache-control") ?? "");

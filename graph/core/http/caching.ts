/**
 * An answer that caches may keep never sets a cookie. An answer without a cache header is private.
 */
export function keepFromCaches(headers: Headers) {
  if (headers.has("set-cookie") || !headers.has("cache-control")) headers.set("cache-control", privately);
}

export const privately = "no-store";

/**
 * What a cache may keep and what sets a cookie are never the same answer, whoever made it. An
 * answer that says nothing about caches is for its reader alone.
 */
export function keepFromCaches(headers: Headers) {
  if (headers.has("set-cookie") || !headers.has("cache-control")) headers.set("cache-control", privately);
}

export const privately = "no-store";

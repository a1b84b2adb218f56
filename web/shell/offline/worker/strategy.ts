/**
 * How the worker answers a request: a page, a page of a Help Pass, a built file, public data, or
 * not at all (the browser asks the server).
 */
export type Strategy = "page" | "pass" | "file" | "data" | "network";

interface FetchedRequest {
  method: string;
  mode: string;
  url: string;
  /** The app's own origin. */
  origin: string;
}

/**
 * What the worker may handle. Pages are never stored (offline, each is drawn by the one shell), and
 * of data only what is public: authenticated answers are never cached.
 */
export function strategyFor({ method, mode, url, origin }: FetchedRequest): Strategy {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== "GET" || asked !== origin) return "network";
  const isWhole = /^(\?lang=[a-z]{2})?$/.test(search);
  if (pathname === "/rights/guide.pdf" && isWhole) return "data";
  if (mode === "navigate" && /^\/(?:c(?:\/[^/.]+)?|card)$/.test(pathname)) return "pass";
  if (mode === "navigate") return isServers(pathname) ? "network" : "page";
  if (pathname === "/api/resources" && isWhole) return "data";
  return isFile(pathname) ? "file" : "network";
}

/** Addresses of the server itself, not pages of the app. */
const isServers = (path: string) =>
  /^\/(?:graphql|api|hsds|files|verify|approve|supervisor|reply|rate|beds|c|card|letters|feedback\/sent|dev|metrics|healthz|readyz)(?:\/|$)|\.\w+$/.test(
    path,
  );

/** Built files have a hash in their names, or belong to one build of the worker. */
const isFile = (path: string) =>
  /^\/assets\/[^/]+$|^\/icons\/[^/]+\.png$|^\/favicon\.svg$|^\/manifest\.webmanifest$/.test(path);

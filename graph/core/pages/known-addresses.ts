import { readFile } from "node:fs/promises";

const list = "dist/web/pages/addresses.json";

export type IsKnown = (pathname: string) => boolean;

/** The client's addresses, as scripts/lib/build/pages.mjs wrote them. Before a build, all. */
export async function knownAddresses(file = list): Promise<IsKnown> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? () => true : matcherOf(JSON.parse(text) as string[]);
}

/**
 * `/request/:number` as React Router matches it: in any case, decoded, with any slashes at the end.
 * Importing its `matchRoutes` would cost the server 10 MB and 0.1 s of its start; a test compares
 * both.
 */
export function matcherOf(patterns: readonly string[]): IsKnown {
  const known = patterns.map(
    (pattern) => new RegExp(`^${pattern.split("/").map(segment).join("/")}/*$`, "i"),
  );
  return (pathname) => known.some((pattern) => pattern.test(decoded(pathname)));
}

const segment = (part: string) =>
  part.startsWith(":") ? "[^/]+" : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** An escaped slash (%2F) separates nothing. */
function decoded(pathname: string): string {
  try {
    return pathname.split("/").map(decodedPart).join("/");
  } catch {
    return pathname;
  }
}
const decodedPart = (part: string) => decodeURIComponent(part).replaceAll("/", "%2F");

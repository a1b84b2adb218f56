import { readFile } from "node:fs/promises";

const list = "dist/web/pages/addresses.json";

export type IsKnown = (pathname: string) => boolean;

/**
 * Which addresses the client has a page for, as the build wrote them down (scripts/lib/pages.mjs).
 * Until it is built, all.
 */
export async function knownAddresses(file = list): Promise<IsKnown> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? () => true : matcherOf(JSON.parse(text) as string[]);
}

/**
 * `/request/:number` as the client's router matches it: in any case, with or without a trailing
 * slash.
 */
export function matcherOf(patterns: readonly string[]): IsKnown {
  const known = patterns.map(
    (pattern) => new RegExp(`^${pattern.split("/").map(segment).join("/")}/?$`, "i"),
  );
  return (pathname) => known.some((pattern) => pattern.test(decoded(pathname)));
}

const segment = (part: string) =>
  part.startsWith(":") ? "[^/]+" : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A slash that is written as %2F parts nothing. */
function decoded(pathname: string): string {
  try {
    return pathname.split("/").map(decodedPart).join("/");
  } catch {
    return pathname;
  }
}
const decodedPart = (part: string) => decodeURIComponent(part).replaceAll("/", "%2F");

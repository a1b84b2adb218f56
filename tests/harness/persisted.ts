import { readFileSync } from "node:fs";

let texts: Record<string, string> | undefined;

/** The operation that the app sends by this id, as in production. */
export function persistedText(id: string): string {
  texts ??= JSON.parse(readFileSync("graph/app/persisted.json", "utf8")) as Record<string, string>;
  return texts[id] ?? "";
}

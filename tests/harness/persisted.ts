import { readFileSync } from "node:fs";

let texts: Record<string, string> | undefined;

/** The id of the app's own operation with this name. */
export function persistedId(name: string): string {
  const begins = new RegExp(`^(?:query|mutation|subscription) ${name}\\b`);
  return Object.entries(readTexts()).find(([, text]) => begins.test(text))?.[0] ?? "";
}

/** The operation that the app sends by this id, as in production. */
export function persistedText(id: string): string {
  return readTexts()[id] ?? "";
}

/** All operations that the app sends. */
export const persistedTexts = (): string[] => Object.values(readTexts());

const readTexts = () =>
  (texts ??= JSON.parse(readFileSync("graph/app/persisted.json", "utf8")) as Record<string, string>);

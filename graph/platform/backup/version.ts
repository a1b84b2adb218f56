import { readFileSync } from "node:fs";

/** Commands run in the folder of the product. */
export const productVersion = (): string =>
  (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;

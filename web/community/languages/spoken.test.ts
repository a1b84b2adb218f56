import { expect, test } from "vitest";
import { spoken } from "./spoken.ts";

const ownName = (code: string) => new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
const capitalized = (name: string, code: string) => name.charAt(0).toLocaleUpperCase(code) + name.slice(1);

test("each language has the name that CLDR gives it in itself", () => {
  expect(spoken.length).toBeGreaterThanOrEqual(30);
  expect(new Set(spoken.map(([code]) => code)).size).toBe(spoken.length);
  const known = spoken.filter(([code]) => Intl.DisplayNames.supportedLocalesOf([code]).length > 0);
  // Only Haitian Creole is missing in CLDR's data.
  expect(spoken.length - known.length).toBe(1);
  expect(known).toEqual(known.map(([code]) => [code, capitalized(ownName(code), code)]));
});

import { expect, test } from "vitest";
import { pluralEn, pluralEs, pluralFr } from "./plural.ts";

test("nothing is singular in French, and plural in English and Spanish", () => {
  const forms = (plural: typeof pluralEn) =>
    [0, 1, 2, 1_000_000].map((count) => plural(count, "one", "other"));
  expect(forms(pluralEn)).toEqual(["other", "one", "other", "other"]);
  expect(forms(pluralEs)).toEqual(["other", "one", "other", "other"]);
  expect(forms(pluralFr)).toEqual(["one", "one", "other", "other"]);
  expect(pluralFr("{count}", "one", "other")).toBe("other");
});

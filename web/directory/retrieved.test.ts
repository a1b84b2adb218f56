import { expect, test } from "vitest";
import { readRetrieved } from "./retrieved.ts";

test("a date alone is the day of the check; one that is marked so is the day of publication", () => {
  expect(readRetrieved("2026-07-19")).toEqual({ kind: "checked", date: "2026-07-19" });
  expect(readRetrieved("published 2022-01-20")).toEqual({ kind: "published", date: "2022-01-20" });
});

test("nothing is claimed where nothing is known", () => {
  expect(readRetrieved("")).toBeUndefined();
  expect(readRetrieved("last summer")).toBeUndefined();
  expect(readRetrieved("not before 2022-01-20")).toBeUndefined();
});

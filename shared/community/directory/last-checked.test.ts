import { expect, test } from "vitest";
import { readRetrieved } from "./lastChecked.ts";

const read = (sourceRetrieved: string, { confidence = "high", confirmedAt = null as string | null } = {}) =>
  readRetrieved({ sourceRetrieved, confidence, confirmedAt });

test("a day is when the source was looked at; published is when it appeared", () => {
  expect(read("2026-07-19")).toEqual({ kind: "checked", date: "2026-07-19" });
  expect(read("published 2022-01-20")).toEqual({ kind: "published", date: "2022-01-20" });
});

test("what is known from a list by others is never called checked, until a person confirmed it", () => {
  const confidence = "medium";
  expect(read("2026-07-19", { confidence })).toEqual({ kind: "listed", date: "2026-07-19" });
  expect(read("published 2022-01-20", { confidence })).toEqual({ kind: "listed", date: "2022-01-20" });
  expect(read("2026-07-19", { confidence, confirmedAt: "2026-11-23T10:00:00.000Z" })).toEqual({
    kind: "checked",
    date: "2026-11-23",
  });
});

test("anything else is not said", () => {
  expect(read("")).toBeUndefined();
  expect(read("last summer")).toBeUndefined();
  expect(read("not before 2022-01-20")).toBeUndefined();
});

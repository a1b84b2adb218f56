import { expect, test } from "vitest";
import { readLastChecked } from "./last-checked.ts";

const now = new Date("2026-12-02T12:00:00Z");
const read = (sourceRetrieved: string, { confidence = "high", confirmedAt = null as string | null } = {}) =>
  readLastChecked({ sourceRetrieved, confidence, confirmedAt }, "America/Chicago", now);

test("a day is when the source was looked at; a published one, when it appeared", () => {
  expect(read("2026-07-19")).toEqual({ kind: "checked", isOld: false, date: "2026-07-19" });
  expect(read("published 2026-01-20")).toEqual({ kind: "published", isOld: false, date: "2026-01-20" });
});

test("after twelve months it may be out of date", () => {
  expect(read("2025-12-01")).toEqual({ kind: "checked", isOld: false, date: "2025-12-01" });
  expect(read("2025-11-30")).toEqual({ kind: "checked", isOld: true, date: "2025-11-30" });
  expect(read("2021-04-02", { confidence: "medium" })).toEqual({
    kind: "listed",
    isOld: true,
    date: "2021-04-02",
  });
});

test("what is known from a list by others is never called checked, until a person confirmed it", () => {
  const confidence = "medium";
  expect(read("2026-07-19", { confidence })).toEqual({ kind: "listed", isOld: false, date: "2026-07-19" });
  expect(read("published 2026-01-20", { confidence })).toEqual({
    kind: "listed",
    isOld: false,
    date: "2026-01-20",
  });
  expect(read("2026-07-19", { confidence, confirmedAt: "2026-11-23T10:00:00.000Z" })).toEqual({
    kind: "checked",
    isOld: false,
    date: "2026-11-23",
  });
});

test("anything else is not said", () => {
  expect(read("")).toBeUndefined();
  expect(read("last summer")).toBeUndefined();
  expect(read("not before 2022-01-20")).toBeUndefined();
});

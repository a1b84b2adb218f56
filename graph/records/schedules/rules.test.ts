import { expect, test } from "vitest";
import { scheduleForm } from "../../../shared/records/schedules/rules.ts";
import { confirmableFrom, isShorter } from "./rules.ts";

test("a period is shorter than none, and none is never shorter", () => {
  expect(isShorter(null, 100)).toBe(true);
  expect(isShorter(7, 6)).toBe(true);
  expect(isShorter(7, 7)).toBe(false);
  expect(isShorter(7, 8)).toBe(false);
  expect(isShorter(7, null)).toBe(false);
  expect(isShorter(null, null)).toBe(false);
});

test("it can be confirmed a day later", () => {
  expect(confirmableFrom(new Date("2026-12-01T12:00:00Z")).toISOString()).toBe("2026-12-02T12:00:00.000Z");
});

test("a period needs its law, and whole years", () => {
  const fails = (form: object) =>
    scheduleForm.safeParse(form).error?.issues.map(({ path }) => path.join("."));
  expect(fails({ years: "3", citation: "2 CFR 200.334" })).toBeUndefined();
  expect(fails({ years: "", citation: "" })).toBeUndefined();
  expect(fails({ years: null, citation: "" })).toBeUndefined();
  expect(fails({ years: 3, citation: " " })).toEqual(["citation"]);
  for (const years of ["0", "101", "2.5", "three", -1, Number.NaN])
    expect(fails({ years, citation: "A law" }), String(years)).toEqual(["years"]);
});

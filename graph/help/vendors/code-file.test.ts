import { expect, test } from "vitest";
import { endsOf, lengthsOf, readCodeFile } from "./code-file.ts";

const known = { served: ["food"], now: new Date("2026-11-29T12:00:00Z"), zone: "America/Chicago" } as const;
const read = (codes: readonly string[], isCompared = false) =>
  readCodeFile(["code,helpType,value", ...codes.map((code) => `"${code}",food,30`)].join("\n"), {
    ...known,
    isCompared,
  });
const problems = (codes: readonly string[], isCompared?: boolean) =>
  read(codes, isCompared).rows.map(({ problem }) => problem);

test("codes that a spreadsheet changed are refused, the others are kept as they are", () => {
  const codes = ["0042-7781", "123456", "1-2-2027", "1.20E+06", "-AB123"];
  expect(problems(codes)).toEqual([
    null,
    null,
    expect.stringContaining("to a date"),
    expect.stringContaining("to a number"),
    null,
  ]);
  expect(read(codes).rows[4]?.found?.code).toBe("-AB123");
});

test("several rounded numbers are refused; a single one waits until a person has compared it", () => {
  expect(problems(["4000123412341230", "4000123412341240"], true)).toEqual([
    expect.stringContaining("to zeros"),
    expect.stringContaining("to zeros"),
  ]);
  const codes = ["AB-1234", "4000123412341230"];
  expect(problems(codes)).toEqual([null, expect.stringContaining("Compare this code")]);
  expect(read(codes).toCompare).toBe(3);
  expect(problems(codes, true)).toEqual([null, null]);
  expect(read(["4000123412341230", "4000123412341234"]).toCompare).toBeNull();
});

test("a code that is written in two ways is there twice, and is stored as written", () => {
  const { rows } = read(["ab-12 ", "AB12", "cd 34".replace(" ", "_")]);
  expect(rows.map(({ problem }) => problem)).toEqual([null, "The code is also in line 2", null]);
  expect(rows[0]?.found?.code).toBe("ab-12");
});

test("the preview shows lengths and both ends of a code, never all of it", () => {
  expect(["00123456", "AB12", "ABC", "AB12CD"].map(endsOf)).toEqual([
    "00••••56",
    "A••••2",
    "A••••C",
    "AB••••CD",
  ]);
  expect(endsOf("AB")).toBe("••••");
  expect(lengthsOf(["00123456", "123456", "654321"])).toEqual([
    { length: 6, codes: 2 },
    { length: 8, codes: 1 },
  ]);
});

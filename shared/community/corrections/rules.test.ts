import { describe, expect, test } from "vitest";
import { correctionForm, entryKey } from "./rules.ts";

const problems = (form: Record<string, unknown>) => {
  const parsed = correctionForm.safeParse({ problem: "number", ...form });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
};

describe("a report of a wrong entry", () => {
  test("requires what is wrong, and nothing else", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ details: null, email: null })).toEqual([]);
    expect(problems({ details: "", email: "" })).toEqual([]);
    expect(problems({ problem: undefined })).toEqual(["problem: Please choose what is wrong"]);
    expect(problems({ problem: "rude" })).toEqual(["problem: Please choose what is wrong"]);
  });
  test("requires words for something else", () => {
    const needed = ["details: Please describe what is wrong"];
    expect(problems({ problem: "other" })).toEqual(needed);
    expect(problems({ problem: "other", details: "   " })).toEqual(needed);
    expect(problems({ problem: "other", details: "They moved in May" })).toEqual([]);
  });
  test("accepts 500 characters and a valid address", () => {
    expect(problems({ details: "x".repeat(500) })).toEqual([]);
    expect(problems({ details: "x".repeat(501) })).toEqual(["details: Please use 500 characters or fewer"]);
    expect(problems({ email: "ana@" })).toEqual(["email: Please enter a valid email address"]);
    expect(problems({ email: " ana@example.org " })).toEqual([]);
  });
});

test("an entry's key has one form", () => {
  for (const key of ["res-tx-3", "res-us-13"]) expect(key).toMatch(entryKey);
  for (const key of ["", "res-tx-0", "tx-3", "res-tx-3\0", "res-tx-3 "]) expect(key).not.toMatch(entryKey);
});

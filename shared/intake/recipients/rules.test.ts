import { expect, test } from "vitest";
import * as z from "zod/mini";
import { previewOf, recipientForm } from "./rules.ts";

const filled = {
  caseNumber: "APD-2026-118",
  fullName: "Ada Moss",
  dateOfBirth: "1990-02-28",
  address: "12 Elm Street, Austin, TX",
  phone: "512 5550",
  statementOfNeed: "Food for three until Monday",
};
const form = recipientForm("2026-11-20");
const messages = (change: object) =>
  (z.safeParse(form, { ...filled, ...change }).error?.issues ?? []).map(({ message }) => message);

test("accepts a complete record, and its switches are optional", () => {
  expect(z.parse(form, filled)).toEqual({ ...filled, email: "", contacting: null, anonymous: null });
});

test("each field has its message", () => {
  expect(messages({ caseNumber: "1234" })).toEqual(["Case number must be at least 5 characters"]);
  expect(messages({ fullName: "A" })).toEqual(["Full name must be at least 2 characters"]);
  expect(messages({ dateOfBirth: "" })[0]).toBe("Date of birth is required");
  expect(messages({ address: "Elm" })).toEqual(["Address must be at least 5 characters"]);
  expect(messages({ phone: "555-123" })).toEqual(["Phone number must be at least 7 digits"]);
  expect(messages({ email: "ada@" })).toEqual(["Must be a valid email"]);
  expect(messages({ statementOfNeed: "Food" })).toEqual([
    "Please provide a brief statement of why services are needed",
  ]);
});

test("an email is optional", () => {
  for (const email of [undefined, null, "", "ada@example.org"]) expect(messages({ email })).toEqual([]);
});

test("a birthday is a valid date, from 1900 to today", () => {
  for (const dateOfBirth of ["1900-01-01", "2026-11-20", "2024-02-29"])
    expect(messages({ dateOfBirth })).toEqual([]);
  for (const dateOfBirth of ["1899-12-31", "2026-11-21", "2025-02-29", "2025-13-01"])
    expect(messages({ dateOfBirth })).toHaveLength(1);
});

test("the preview has fifty characters", () => {
  expect(previewOf("x".repeat(50))).toHaveLength(50);
  expect(previewOf("x".repeat(51))).toBe(`${"x".repeat(50)}…`);
});

import { describe, expect, test } from "vitest";
import { safeParse } from "zod/mini";
import { newRequestOverRest, readContact } from "./contact.ts";

describe("the phone of a free contact text", () => {
  test.each([
    ["Phone: 512\u2011555\u20110143", "512-555-0143"],
    ["Case 26-104488, phone 512-555-0143", "512-555-0143"],
    ["Case 26-104488 512-555-0143", "512-555-0143"],
    ["Case 5122044885, 512-555-0143", "512-555-0143"],
    ["5122044885, phone 512-555-0143", "512-555-0143"],
    ["Case Manager: 512-555-0143", "512-555-0143"],
    ["Born 1990-04-12, SSN 123-45-6789, 512.555.0143", "512.555.0143"],
    ["78701 (512) 555-0143", "(512) 555-0143"],
    ["email:ana@example.com,phone:512-555-0143", "512-555-0143"],
    ["ana2125550199@example.com 512-555-0143", "512-555-0143"],
    ["Teléfono 512 555 0143", "512 555 0143"],
    ["Tél. 512 555 0143 poste 12", "512 555 0143 poste 12"],
    ["512-555-0143 ext. 12, or 512-555-0156", "512-555-0143 ext. 12"],
    ["(512) 555-0143 / (512) 555-0156", "(512) 555-0143"],
    ["512-555-0143\n512-555-0156", "512-555-0143"],
    ["512-555-0143 #4B", "512-555-0143"],
    ["cell512-555-0143", "512-555-0143"],
    ["٥١٢-٥٥٥-٠١٤٣", "512-555-0143"],
    ["\u202A+1 (512) 555-0143\u202C", "+1 (512) 555-0143"],
  ])("%j", (contact, phone) => {
    expect(readContact(contact).phone).toEqual({ text: phone, e164: "+15125550143" });
    expect(readContact(contact).problem).toBeUndefined();
  });

  test("of another country keeps its country", () => {
    expect(readContact("call +33 6 12 34 56 78 or 512 555 0143").phone.e164).toBe("+33612345678");
    expect(readContact("011 44 20 7946 0958").phone.e164).toBe("+442079460958");
  });

  test.each([
    "Case 26-104488, ana@example.com",
    "Case 5122044885, ana@example.com",
    "EM-2026-5125550143 ana@example.com",
    "512-555-0143-99 ana@example.com",
    "2026-11-29 ana@example.com",
    "ask at the shelter",
  ])("is not in %j", (contact) => {
    expect(readContact(contact).phone).toEqual({ text: "", e164: null });
  });

  test("may be local beside an email address", () => {
    expect(readContact("Phone: 555-0143, Email: ana@example.com")).toEqual({
      phone: { text: "555-0143", e164: null },
      email: "ana@example.com",
      problem: undefined,
    });
  });
});

describe("a request's contact", () => {
  const said = (victimContact: string) => {
    const read = safeParse(newRequestOverRest.shape.victimContact, victimContact);
    return read.success ? undefined : read.error.issues.map(({ message }) => message);
  };

  test.each([
    ["Phone: 900-555-0143", "Premium numbers"],
    ["Phone: +979 1 2345 6789", "Premium numbers"],
    ["ana@example.com, 900-555-0143", "Premium numbers"],
    ["Phone: 000-000-0000", "No phone has this number"],
    ["Phone: 123-456-7890", "No phone has this number"],
    ["Phone: 12345678901234567", "complete phone number"],
    ["ask at the shelter", "Phone number is required"],
    ["Case 26-104488, no phone", "Phone number is required"],
    ["Phone: 555-0143", "Phone number is required"],
  ])("%j is refused", (contact, sentence) => {
    expect(said(contact)).toEqual([expect.stringContaining(sentence)]);
  });

  test("needs one usable number", () => {
    expect(said("900-555-0143 or 512-555-0143")).toBeUndefined();
    expect(said("ana@example.com")).toBeUndefined();
  });
});

import { describe, expect, it, test } from "vitest";
import { Refusal } from "../errors.ts";
import { phoneProblem, readPhone, readPhones } from "./phone.ts";

describe("a telephone number", () => {
  it.each([
    "(512) 555-0143",
    "512.555.0143",
    "1 512 555 0143",
    "+1 512 555 0143",
    "001 512 555 0143",
    "0015125550143",
    "(001) 512 555 0143",
    "011 1 512 555 0143",
    "５１２-555-0143",
    "tel:+15125550143",
    "512-555-0143 ext. 12",
    "512 555 0143 x12",
    "512\u00A0555\u20110143",
    "\u202A+1 512 555 0143\u202C",
    "٥١٢-٥٥٥-٠١٤٣",
    "512−555—01\u00ad43\u200b",
    "٥١٢ ٥٥٥ ٠١٤٣",
    "512 555 0143 poste 12",
    "512 555 0143, anexo 12",
  ])("%s is one line however it is written", (written) => {
    expect(readPhone(written)?.e164).toBe("+15125550143");
  });

  it("of another country keeps its country", () => {
    expect(readPhone("+33 6 12 34 56 78")?.e164).toBe("+33612345678");
    expect(readPhone("0033 6 12 34 56 78")?.e164).toBe("+33612345678");
    expect(readPhone("+52 55 1234 5678")?.e164).toBe("+525512345678");
  });

  it("separates its extension", () => {
    expect(readPhone("512-555-0143 ext. 12")).toEqual({
      e164: "+15125550143",
      extension: "12",
      isCallable: true,
    });
  });

  it("is not read from anything else", () => {
    for (const written of ["", "none", "911", "555-0143", "000 512", "5125550143 5125550144", "+1 512"])
      expect(readPhone(written), written).toBeUndefined();
  });

  it("is not callable if no country assigns it", () => {
    expect(readPhone("012 345 6789")?.isCallable ?? false).toBe(false);
    expect(readPhone("+1 222 555 0143")?.isCallable).toBe(false);
  });
});

describe("a phone field", () => {
  test.each([
    ["(512) 555-0143", "(512) 555-0143"],
    ["512\u2011555\u20110143", "512-555-0143"],
    ["  512.555.0143\r\n", "512.555.0143"],
    ["512-555\n0143", "512-555 0143"],
    ["tel:+15125550143", "+15125550143"],
    ["512-555-0143 ext. 12", "512-555-0143 ext. 12"],
    ["512-555-0143 poste 12", "512-555-0143 poste 12"],
    ["555-0143", "555-0143"],
    ["+52 55 1234 5678", "+52 55 1234 5678"],
    ["800-555-0143", "800-555-0143"],
    ["(979) 555-0143", "(979) 555-0143"],
    ["555-010-0199", "555-010-0199"],
    ["", ""],
  ])("stores %j as %j", (written, text) => {
    expect(readPhones({ phone: written }).phone.text).toBe(text);
  });

  test.each([
    ["900-555-0143", "Premium"],
    ["+1 (900) 555-0143", "Premium"],
    ["+979 1 2345 6789", "Premium"],
    ["+33 899 70 01 23", "Premium"],
    ["000-555-0143", "No phone has"],
    ["0000000000", "No phone has"],
    ["111-111-1111", "No phone has"],
    ["123-456-7890", "No phone has"],
    ["911-555-0143", "No phone has"],
    ["999-555-0143", "No phone has"],
    ["(512) 055-0143", "No phone has"],
    ["512-555-01", "complete phone number"],
    ["911", "complete phone number"],
    ["5125550143 5125550156", "one phone number only"],
    ["512-555-0143 / 512-555-0156", "one phone number only"],
    ["512-555-0143 or 512-555-0156", "one phone number only"],
    ["512-555-0143/0144", "one phone number only"],
    ["512-555-0143\n512-555-0156", "one phone number only"],
    ["512-555-0143 ext. 5 ext. 6", "one phone number only"],
    ["512-555-0143 (my mother's)", "one phone number only"],
    ["<b>512-555-0143</b>", "one phone number only"],
    ["512-555-0143<script>", "one phone number only"],
  ])("refuses %j", (written, sentence) => {
    expect(phoneProblem(written)).toContain(sentence);
  });

  test("names each field that is wrong", () => {
    const read = () => readPhones({ one: "900-555-0143", other: "512-555-0143", third: "0000000000" });
    expect(read).toThrow(Refusal);
    try {
      read();
    } catch (error) {
      expect(Object.keys((error as Refusal).fields ?? {})).toEqual(["one", "third"]);
    }
  });

  test("a premium number is never dialed", () => {
    expect(readPhone("900-555-0143")).toBeUndefined();
  });
});

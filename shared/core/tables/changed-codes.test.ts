import { expect, test } from "vitest";
import { changeOfCode, isSpreadsheetDate, roundedCodes } from "./changed-codes.ts";

test.each(["1.20E+06", "1,20E+06", "1.2E6", "4.00012E+15", "1E+06", "1.2e-5", "1,234,567"])(
  "%s was a code before a spreadsheet took it for a number",
  (code) => {
    expect(changeOfCode(code)).toMatch(/changed this code to a number.+column as text/);
  },
);

test.each([
  ...["1-2-2027", "1/2/2027", "1/2/27", "2027-01-02", "2027/1/2", "1.2.2027", "13-2-2027"],
  ...["2-Jan-27", "2-Jan", "Jan-27", "2-january-2027"],
])("%s was a code before a spreadsheet took it for a date", (code) => {
  expect(changeOfCode(code)).toMatch(/changed this code to a date.+column as text/);
});

test.each([
  ...["12E5", "1E6", "0042-7781", "123456", "-AB123", "12-34-5678", "31-32-2027", "99-1-2345"],
  ...["MAR-12345", "A1-2-2027", "1-2-3", "2-1-1", "20270102", "E+06", "5-JANE", "AB,CD", "512-555-0143"],
])("%s is a code", (code) => {
  expect(changeOfCode(code)).toBeNull();
});

test("a phone line such as 2-1-1 is no date; what a spreadsheet makes of it is", () => {
  expect(["2-1-1", "9-8-8", "911", "512-555-0143"].some(isSpreadsheetDate)).toBe(false);
  expect(["2/1/2001", "2001-02-01", "1-Feb-01", "9/8/2008"].every(isSpreadsheetDate)).toBe(true);
});

test("long numbers are rounded if every one ends in zeros from the 16th digit on", () => {
  expect([...roundedCodes(["4000123412341230", "4000123412341240", "AB12"])]).toHaveLength(2);
  expect([...roundedCodes(["4000123412341230", "4000123412341234"])]).toEqual([]);
  expect([...roundedCodes(["40001234123412300000"])]).toEqual(["40001234123412300000"]);
  expect([...roundedCodes(["400012341234123", "400012341234100", "AB12"])]).toEqual([]);
  expect([...roundedCodes(["40001234123412300001", "4000123412341230"])]).toEqual([]);
});

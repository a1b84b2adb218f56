import { expect, test } from "vitest";
import { bookForm, checkLetters, entryForm, readVoucherNumber, releaseForm, voucherNumber } from "./rules.ts";

const printed = voucherNumber(7, 13);
const digits = printed.slice(0, 7).replace("-", "");

test("a number is found however it is typed", () => {
  expect(printed).toMatch(/^1007-13-[A-HJ-NP-Z]{2}$/);
  for (const typed of [
    printed,
    printed.toLowerCase(),
    ` ${printed.replaceAll("-", " ")} `,
    printed.replaceAll("-", ""),
  ])
    expect(readVoucherNumber(typed)).toBe(printed);
});

test("all numbers of a thousand books differ and can be read", () => {
  const numbers = Array.from({ length: 1_000 }, (_book, book) =>
    Array.from({ length: 20 }, (_one, at) => voucherNumber(book + 1, at + 1)),
  ).flat();
  expect(new Set(numbers).size).toBe(20_000);
  expect(numbers.filter((number) => readVoucherNumber(number) !== number)).toEqual([]);
});

test("every wrong digit and every two digits in the wrong order are noticed", () => {
  for (const book of [1, 42, 571, 999, 8_999]) {
    const number = voucherNumber(book, 20);
    const letters = number.slice(-2);
    const plain = number.replaceAll("-", "").slice(0, -2);
    for (let at = 0; at < plain.length; at++) {
      for (const digit of "0123456789")
        if (digit !== plain[at])
          expect(
            readVoucherNumber(`${plain.slice(0, at)}${digit}${plain.slice(at + 1)}${letters}`),
          ).toBeNull();
      const [one = "", two = ""] = plain.slice(at, at + 2);
      if (two && one !== two)
        expect(
          readVoucherNumber(`${plain.slice(0, at)}${two}${one}${plain.slice(at + 2)}${letters}`),
        ).toBeNull();
    }
  }
});

test("every wrong or swapped letter is noticed", () => {
  const letters = checkLetters(digits);
  const all = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (const letter of all) {
    if (letter !== letters[0]) expect(readVoucherNumber(`${digits}${letter}${letters[1]}`)).toBeNull();
    if (letter !== letters[1]) expect(readVoucherNumber(`${digits}${letters[0]}${letter}`)).toBeNull();
  }
  if (letters[0] !== letters[1]) expect(readVoucherNumber(`${digits}${letters[1]}${letters[0]}`)).toBeNull();
});

test.each([
  ["nothing", ""],
  ["the digits alone", "1007-13-"],
  ["a word of 2,000 letters", "A".repeat(2_000)],
  ["two numbers", `${printed}${printed}`],
  ["other signs", "'; --"],
])("%s is no number", (_what, typed) => expect(readVoucherNumber(typed)).toBeNull());

const book = { helpType: "food", max: "45.50", validUntil: "2031-04-01", callWhom: "Desk 555-0100" };
const entry = {
  ...{ number: printed, usedAt: "2031-03-02T02:00", amount: "20", vendorId: 1, givenBy: "A. Ruiz 412" },
  ...{ victimName: "Rosa Diaz", requestDetails: "Needed a meal at night" },
};
const wrongFields = (form: typeof bookForm | typeof entryForm | typeof releaseForm, input: object) => [
  ...new Set((form.safeParse(input).error?.issues ?? []).map(({ path }) => path[0])),
];

test("the form of a book names each wrong field", () => {
  expect(bookForm.safeParse(book).data).toEqual({ ...book, max: 45.5 });
  const wrong = {
    helpType: ["", "money"],
    max: ["", "0", "-1", "1000.01", "12.345", "1,234", "free"],
    validUntil: ["", "2031-02-30", "tomorrow"],
    callWhom: ["", " ", "x".repeat(61)],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values)
      expect([value, wrongFields(bookForm, { ...book, [field]: value })]).toEqual([value, [field]]);
});

test("the form of an entry names each wrong field", () => {
  expect(entryForm.safeParse(entry).success).toBe(true);
  const wrong = {
    number: ["", "1", `${digits}IO`, "9".repeat(9_999)],
    usedAt: ["", "2031-03-02", "2031-02-30T02:00", "2031-03-02T25:00", "now"],
    amount: ["", "0", "-3", "1e9", "9999"],
    vendorId: [0, -1, 2 ** 40],
    givenBy: ["", " ", "x".repeat(121)],
    victimName: ["", "x".repeat(201)],
    victimPhone: ["12", "x".repeat(41)],
    victimAddress: ["x".repeat(301)],
    requestDetails: ["", "short", "x".repeat(2_001)],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values)
      expect([value, wrongFields(entryForm, { ...entry, [field]: value })]).toEqual([value, [field]]);
});

test("a release names lost or void, and a reason", () => {
  expect(releaseForm.safeParse({ state: "lost", reason: "Left in the car" }).success).toBe(true);
  expect(wrongFields(releaseForm, { state: "used", reason: "x" })).toEqual(["state"]);
  for (const reason of ["", " ", "x".repeat(301)])
    expect(wrongFields(releaseForm, { state: "void", reason })).toEqual(["reason"]);
});

import { expect, test } from "vitest";
import { sentenceOf } from "../i18n/phrases.ts";
import { readAmount, typedDollars } from "./amounts.ts";

test.each([
  ["72.50", 7250n],
  ["72,50", 7250n],
  ["72,5", 7250n],
  ["72", 7200n],
  [".50", 50n],
  ["$72.50", 7250n],
  ["$ 72.50", 7250n],
  ["72,50 $", 7250n],
  ["72,50\u00a0$", 7250n],
  ["USD 72.50", 7250n],
  ["usd 72.50", 7250n],
  ["72.50 USD", 7250n],
  ["USD $72.50", 7250n],
  ["US$72.50", 7250n],
  ["$US 72,50", 7250n],
  ["1029.00", 102_900n],
  ["1,029.00", 102_900n],
  ["1.029,00", 102_900n],
  ["1 029,50", 102_950n],
  ["1\u202f029,50", 102_950n],
  ["1'029.50", 102_950n],
  ["1,029,500", 102_950_000n],
  ["1.029.500,25", 102_950_025n],
  ["9999999999999.99", 999_999_999_999_999n],
])("%j is read", (text, cents) => {
  expect(readAmount(text)).toEqual({ cents });
});

const problemOf = (text: string) => {
  const read = readAmount(text);
  return "problem" in read ? sentenceOf(read.problem).text : `${read.cents}`;
};

test.each(["1,029", "$1,029", "1.029", "72.500", "5.001", "USD 12,345"])("%j is not guessed", (text) => {
  expect(problemOf(text)).toContain("could have a thousands separator or decimals");
});

test.each([
  "(72.50)",
  "($72.50)",
  "$(72.50)",
  "-72.50",
  "$-72.50",
  "-$72.50",
  "−72,50",
  "72.50-",
  "72.50 CR",
])("%j is a credit", (text) => {
  expect(problemOf(text)).toContain(`“${text}” is a credit`);
});

test.each(["€72.50", "72.50 EUR", "EUR 72.50", "£5", "CAD 10", "10 MXN"])(
  "%j is another currency",
  (text) => {
    expect(problemOf(text)).toBe("The amount must be in US dollars");
  },
);

test.each([
  "",
  "free",
  "abc",
  "n/a",
  "TBD",
  "$",
  "5.0001",
  "0,029",
  "1,02,900",
  "10,29.00",
  "1,029,00",
  "1 02",
  "=5+5",
  "5e3",
  "(x)",
])("%j is no amount", (text) => {
  expect(problemOf(text)).toContain("Not an amount");
});

test.each<readonly [unknown, unknown]>([
  ["$1,500.00", 1500],
  ["72,50", 72.5],
  [" USD 72.50 ", 72.5],
  ["0", 0],
  ["", null],
  [72.5, 72.5],
  [undefined, undefined],
  ...["1e9", "0x64", "1,029", "-5", "(5)", "abc"].map((text) => [text, Number.NaN] as const),
])("%j in a field is %j", (typed, dollars) => {
  expect(typedDollars(typed)).toEqual(dollars);
});

import { expect, test } from "vitest";
import { dateNumbers, isGuessableNumber } from "./guessable.ts";

test.each([
  ...["000000", "200000", "121212", "112112", "474747"],
  ...["123456", "654321", "890123", "135791", "086420"],
  ...["123321", "147258", "456123", "112233", "998811", "481481", "159951"],
  ...["12345678", "11223344", "20002000"],
])("%s is guessable", (digits) => expect(isGuessableNumber(digits)).toBe(true));

test.each(["481273", "905518", "302917", "123465", "60418273"])("%s is not", (digits) =>
  expect(isGuessableNumber(digits)).toBe(false),
);

test("almost all numbers of six digits are left", () => {
  const some = Array.from({ length: 100_000 }, (_, at) => String(at * 9 + 7).padStart(6, "0"));
  expect(some.filter(isGuessableNumber).length / some.length).toBeLessThan(0.02);
});

test("a date is known in each order, with two or four digits of the year", () => {
  const numbers = dateNumbers("1990-03-07", 6);
  for (const number of [
    "030790",
    "070390",
    "900307",
    "900703",
    "031990",
    "199003",
    "071990",
    "199007",
    "371990",
  ])
    expect(numbers).toContain(number);
  expect(dateNumbers("1990-11-27", 6)).toContain("271190");
  expect(numbers).not.toContain("481273");
  expect([...numbers].every((number) => /^\d{6}$/.test(number))).toBe(true);
});

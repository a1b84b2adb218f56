/**
 * Whether digits are among the first that anyone would try: one or two different digits, steps that
 * stay the same (123456, 864208), halves of such steps (123321, 147258), doubled digits (112233), a
 * part that repeats (481481), and the same forward and backward.
 */
export function isGuessableNumber(digits: string): boolean {
  const half = Math.ceil(digits.length / 2);
  return (
    new Set(digits).size < 3 ||
    (hasOneStep(digits.slice(0, half)) && hasOneStep(digits.slice(-half))) ||
    isDoubled(digits) ||
    isRepeated(digits) ||
    digits === Array.from(digits).reverse().join("")
  );
}

/** From each digit to the next, in a circle: 8, 9, 0, 1. */
function hasOneStep(digits: string): boolean {
  const steps = Array.from(digits.slice(1), (digit, at) => (Number(digit) - Number(digits[at]) + 10) % 10);
  return steps.every((step) => step === steps[0]);
}

const isDoubled = (digits: string) =>
  digits.length % 2 === 0 && Array.from(digits).every((digit, at) => digit === digits[at - (at % 2)]);

const isRepeated = (digits: string) =>
  Array.from(digits.slice(1), (_, at) => at + 1).some(
    (size) => digits.length % size === 0 && digits === digits.slice(0, size).repeat(digits.length / size),
  );

/** All numbers of so many digits that write a date (YYYY-MM-DD), in any order, also in part. */
export function dateNumbers(date: string, length: number): Set<string> {
  const [year = "", month = "", day = ""] = date.split("-");
  const short = (part: string) => [part, String(Number(part))];
  const parts = [[year, year.slice(-2)], short(month), short(day)];
  const orders = [0, 1, 2].flatMap((first) =>
    [0, 1, 2]
      .filter((at) => at !== first)
      .flatMap((second) => [
        [first, second],
        [first, second, 3 - first - second],
      ]),
  );
  const written = orders.flatMap((order) =>
    order.reduce<string[]>(
      (before, at) => before.flatMap((start) => (parts[at] ?? []).map((part) => start + part)),
      [""],
    ),
  );
  return new Set(written.filter((number) => number.length === length));
}

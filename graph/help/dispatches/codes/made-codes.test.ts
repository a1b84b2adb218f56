import fc from "fast-check";
import { expect, test } from "vitest";
import { codeCandidates, codePrefix, confirmationNumber, freeCodes } from "./made-codes.ts";

test("a code is the first four letters of the name and four digits; a full space adds digits, and codes are unique", () => {
  expect(["Uber Eats", "Lyft", "7-Eleven Café", "Ós", "出前", "24/7"].map(codePrefix)).toEqual([
    "UBER",
    "LYFT",
    "ELEV",
    "OS",
    "HELP",
    "HELP",
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000_000 }),
      fc.constantFrom("none", "four", "five"),
      fc.array(fc.constantFrom("Uber", "Uber Eats", "Lyft"), { minLength: 1, maxLength: 8 }),
      (seed, full, names) => {
        let state = seed;
        const between = (from: number, to: number) => {
          state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
          return from + (state % (to - from + 1));
        };
        const widest = { none: 0, four: 8, five: 9 }[full];
        const codes = freeCodes(
          names.map((name) => [0, 1, 2].flatMap((wider) => codeCandidates(codePrefix(name), wider, between))),
          (code) => code.length <= widest,
        );
        expect(codes).not.toBeNull();
        expect(new Set(codes).size).toBe(names.length);
        for (const code of codes ?? []) {
          expect(code).toMatch(/^(?:UBER|LYFT)[1-9]\d{3,}$/);
          expect(code.length).toBeGreaterThan(widest);
          if (full === "none") expect(code.length).toBe(8);
        }
      },
    ),
  );
  expect(freeCodes([["UBER1000"]], () => true)).toBeNull();
});

test("a confirmation number has its format, and uses all of its letters", () => {
  const seen = new Set<string>();
  let turn = 0;
  const between = (from: number, to: number) => from + (turn++ % (to - from + 1));
  for (let n = 0; n < 40; n++) {
    const number = confirmationNumber(between);
    expect(number).toMatch(/^CONF[A-Z0-9]{8}$/);
    for (const letter of number.slice(4)) seen.add(letter);
  }
  expect(seen.size).toBe(36);
});

import { expect, test } from "vitest";
import { verbatimParts } from "./verbatim.shared.ts";

const marked = (text: string, values?: string[]) =>
  verbatimParts(text, values)
    .map((part, place) => (place % 2 === 1 ? `<${part}>` : part))
    .join("");

test.each([
  ["Food for 2 people at $10.00: $1,020.00.", "Food for 2 people at <$10.00>: <$1,020.00>."],
  ["2 personnes : 1\u202F020,00\u00A0$ en tout", "2 personnes : <1\u202F020,00\u00A0$> en tout"],
  [
    "Call (217) 555-0144 or 217-555-0144, else 2-1-1.",
    "Call <(217) 555-0144> or <217-555-0144>, else <2-1-1>.",
  ],
  ["Phone: +1 217.555.0144", "Phone: <+1 217.555.0144>"],
  ["Write to a.b+c@mail.example.org.", "Write to <a.b+c@mail.example.org>."],
  ["Case EM-2026-1234 was approved (L-2026-000024).", "Case <EM-2026-1234> was approved (<L-2026-000024>)."],
  ["A four-year-old, 24/7, at 3.30 p.m.", "A four-year-old, 24/7, at 3.30 p.m."],
])("%j", (text, shown) => {
  expect(marked(text)).toBe(shown);
});

test("a given value keeps its words, whatever they are", () => {
  expect(marked("Sgt. Rose (B) and $5 for Rose (B)", ["Rose (B)", ""])).toBe(
    "Sgt. <Rose (B)> and <$5> for <Rose (B)>",
  );
});

test("reads a long text in linear time", () => {
  const stepsOf = (length: number) => {
    const start = performance.now();
    for (const letter of ["a", "1", "a-", "1 ", "$1"]) marked(letter.repeat(length));
    return performance.now() - start;
  };
  stepsOf(2000);
  expect(stepsOf(200_000)).toBeLessThan(2000);
});

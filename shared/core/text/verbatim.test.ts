import { costRatio } from "../../../tests/harness/cost.ts";
import { expect, test } from "vitest";
import { verbatimParts } from "./verbatim.ts";

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
  ["For محمد علی: 3 nights, and עמית (2).", "For <محمد علی>: 3 nights, and <עמית> (2)."],
  ["שלום עמית, 3 לילות. OK", "שלום עמית, 3 לילות. OK"],
  ["A four-year-old, 24/7, at 3.30 p.m.", "A four-year-old, 24/7, at 3.30 p.m."],
])("%j", (text, shown) => {
  expect(marked(text)).toBe(shown);
});

test("a given value keeps its words, whatever they are", () => {
  expect(marked("Sgt. Rose (B) and $5 for Rose (B)", ["Rose (B)", ""])).toBe(
    "Sgt. <Rose (B)> and <$5> for <Rose (B)>",
  );
});

/** As a letter has. With more, the memory of the parts costs more than reading the text. */
const letters = 8000;

test.each(["a", "1", "a-", "1 ", "$1", "ע", "ע ", "aע", "ab ע-"])(
  "%j, repeated, costs what the text is long",
  (part) => {
    expect(costRatio(marked, part.repeat(letters / part.length), 8)).toBeLessThan(8);
  },
);

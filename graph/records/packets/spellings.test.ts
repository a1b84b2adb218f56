import { describe, expect, test } from "vitest";
import { normalized } from "../../../shared/core/text/fold.ts";
import { capitalizedWordsOf, datePhrasesOf, inAnySpelling, lettersIn } from "./spellings.ts";

const finds = (phrase: string, text: string, isCapitalized = false) =>
  inAnySpelling(phrase, isCapitalized).test(normalized(text, "NFD"));

describe("a name in another text", () => {
  test.each([
    ["José", "we saw Jose there"],
    ["José", "we saw JOSÉ there"],
    ["José", "we saw Jose\u0301, then left"],
    ["Jose", "we saw José"],
    ["Siobhán O'Brien", "Siobhan O’Brien called"],
    ["Anne-Marie", "Anne Marie and Anne–Marie"],
    ["Anna  Ng", "Anna\nNg"],
    ["512-555-0177", "call (512) 555 0177."],
    ["512-555-0177", "call 5125550177"],
    ["QX-777-41-0001", "id QX777410001"],
    ["512-555-0177", "اتصل ٥١٢-٥٥٥-٠١٧٧ اليوم"],
    ["512-555-0177", "call ５１２ ５５５ ０１７７"],
    ["12 Quarry Bend", "at १२ Quarry Bend"],
  ])("%s is found in %j", (phrase, text) => {
    expect(finds(phrase, text)).toBe(true);
    expect(lettersIn(text)).toContain(lettersIn(phrase));
  });

  test.each([
    ["Ana", "Anabel came"],
    ["Ana", "Ángela Anaya"],
    ["512-555-0177", "512-555-01778"],
    ["Rui", "ruin"],
  ])("%s is not found in %j", (phrase, text) => {
    expect(finds(phrase, text)).toBe(false);
  });

  test("a short or common word counts as a name with a capital only", () => {
    expect(capitalizedWordsOf("Anna Ng de la West")).toEqual(["Anna", "Ng", "West"]);
    for (const [text, isFound] of [
      ["Ms. Ng said", true],
      ["MS. NG SAID", true],
      ["the ng in ring", false],
    ] as const)
      expect([text, finds("Ng", text, true)]).toEqual([text, isFound]);
    expect(finds("West", "Mr. West", true)).toBe(true);
    expect(finds("West", "on the west side", true)).toBe(false);
  });
});

test.each([
  "03/09/1971",
  "3/9/71",
  "09/03/1971",
  "9-3-71",
  "۰۳/۰۹/۱۹۷۱",
  "March 9, 1971",
  "Mar 9, 1971",
  "9 de marzo de 1971",
  "9 mars 1971",
])("a stored day is found as %s", (text) => {
  expect(datePhrasesOf("1971-03-09").some((phrase) => finds(phrase, `born ${text}.`))).toBe(true);
});

test("a long text costs no more than its length", () => {
  const started = performance.now();
  inAnySpelling("Zephyrine Quillfeather").test(normalized("Zephyrine ".repeat(200_000), "NFD"));
  inAnySpelling("512-555-0177").test("5 ".repeat(500_000));
  expect(performance.now() - started).toBeLessThan(5000);
});

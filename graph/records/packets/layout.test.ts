import { describe, expect, test } from "vitest";
import { batesNumber, batesRange, redactionsAtFirst } from "../../../shared/records/packets/rules.ts";
import type { Draft } from "./draft.ts";
import { indexPages } from "./index-page.ts";
import { bottom, layOut, paper, type Block, type Item } from "./layout.ts";

const textOf = (pages: Item[][]) =>
  pages.map((items) => items.flatMap(({ runs }) => runs.map(({ text }) => text)).join(" "));
const fact = (name: string, ...value: (string | { mark: number })[]): Block => ({
  kind: "fact",
  name,
  value,
});

describe("pages", () => {
  test("every piece is on its page, also of one word of 2,000 letters", () => {
    const word = "w".repeat(2000);
    const blocks = [
      fact("Long", word),
      ...Array.from({ length: 200 }, (_one, at) => fact(`Name ${at}`, "value")),
    ];
    const pages = layOut(blocks);
    expect(pages.length).toBeGreaterThan(3);
    for (const { runs } of pages.flat())
      for (const { x, y } of runs) {
        expect(x).toBeGreaterThanOrEqual(paper.margin);
        expect(x).toBeLessThan(paper.width - paper.margin);
        expect(y).toBeLessThan(bottom);
      }
    expect(textOf(pages).join(" ").replaceAll(/[^w]/g, "")).toHaveLength(2000);
    expect(textOf(pages).join(" ")).toContain("Name 199");
  });

  test("a mark is as wide for a letter as for a page, and is never cut", () => {
    const [page] = layOut([fact("Name", "Call ", { mark: 12 }, " today")]);
    const runs = page!.flatMap((item) => item.runs);
    expect(runs.map(({ text, isMark }) => [text, isMark === true])).toEqual([
      ["Name", false],
      ["Call ", false],
      ["E12", true],
      [" today", false],
    ]);
  });

  test("nothing makes no page", () => expect(layOut([])).toEqual([]));

  test.each(["\n\n\n", "a\nb", "  ", "\u0000"])("a text of %j ends", (text) => {
    expect(layOut([fact("Name", text)]).length).toBe(1);
  });
});

test("page numbers have six digits", () => {
  expect(batesNumber("DOE", 12)).toBe("DOE-000012");
  expect(batesRange("DOE", 12, 1)).toBe("DOE-000012");
  expect(batesRange("DOE", 12, 4)).toBe("DOE-000012 to DOE-000015");
});

describe("the index", () => {
  const draft = (pages: number): Draft => ({
    facts: [{ name: "Matter", value: ["A v. B"] }],
    documents: [{ title: "Letters", pages }],
    pages: Array.from({ length: pages }, () => ({ document: 0, items: [] })),
    exemptions: ["Law one"],
  });

  test("counts its own pages, and logs the law of each redaction by page", () => {
    const index = indexPages(draft(2), [["Law one", "Law one"], ["Law two"]], {
      prefix: "DOE",
      firstNumber: 5,
    });
    const [text] = textOf(index);
    expect(index).toHaveLength(1);
    for (const part of [
      "3, DOE-000005 to DOE-000007",
      "2 pages, DOE-000006 to DOE-000007, 3 redactions",
      "Law one: 2 redactions",
      "Law two: 1 redaction",
      "DOE-000006 E1 (2 times)",
      "DOE-000007 E2",
    ])
      expect(text).toContain(part);
  });

  test("of 500 pages it is longer, and every number moves with it", () => {
    const marks = Array.from({ length: 500 }, () => ["Law one"]);
    const index = indexPages(draft(500), marks, { prefix: "DOE", firstNumber: 1 });
    expect(index.length).toBeGreaterThan(5);
    expect(textOf(index).join(" ")).toContain(`DOE-${String(index.length + 500).padStart(6, "0")} E1`);
  });
});

test("a public-records request redacts the person and third parties at first", () => {
  expect(redactionsAtFirst("public_records").map(({ of }) => of)).toEqual([
    ...["victimIdentity", "contact", "otherPerson", "citizen", "victimText", "network"],
  ]);
});

import { expect, test } from "vitest";
import { inPdf } from "../../core/pages/pdf-text.ts";
import { guides } from "./guides.ts";
import { guidePdf } from "./pdf.ts";
import { guideLanguage, guideLanguages, rightsTabs } from "../../../shared/community/rights/rules.ts";

test("the guide has five tabs, four amendments and six tips, in every language", () => {
  expect(rightsTabs).toHaveLength(5);
  for (const language of guideLanguages) {
    const { general, tabs, more } = guides[language];
    expect(general.amendments, language).toHaveLength(4);
    expect(general.tips, language).toHaveLength(6);
    expect(Object.keys(tabs)).toEqual([...rightsTabs]);
    expect(Object.keys(more)).toEqual(rightsTabs.filter((tab) => tab !== "general"));
  }
});

test("every language has as much content as English", () => {
  for (const language of guideLanguages) {
    const counts = (guide: (typeof guides)["en"]) => [
      ...guide.general.amendments.map(({ points }) => points.length),
      ...Object.values(guide.more).map(({ points }) => points.length),
      guide.card.lines.length,
      guide.help.lines.length,
    ];
    expect(counts(guides[language]), language).toEqual(counts(guides.en));
  }
});

test("falls back to English for an unknown language", () => {
  expect(guideLanguage("fr")).toBe("fr");
  expect(guideLanguage("de")).toBe("en");
  expect(guideLanguage(undefined)).toBe("en");
});

test.for(guideLanguages)(
  "the printed guide in %s is tagged: title, language, headings, lists",
  async (language) => {
    const pdf = (await guidePdf(guides[language], language, { compress: false })).toString("latin1");
    expect(pdf.startsWith("%PDF-1.7")).toBe(true);
    expect(pdf).toContain("/Marked true");
    expect(pdf).toContain(`/Lang (${{ en: "en-US", es: "es-US", fr: "fr-FR" }[language]})`);
    expect(pdf).toContain("/DisplayDocTitle true");
    expect(pdf).toContain("/StructTreeRoot");
    const count = (tag: string) => pdf.split(`/S /${tag}\n`).length - 1;
    expect(count("Title")).toBe(0);
    expect(count("H1")).toBe(1);
    expect(count("H2")).toBe(7);
    expect(count("H3")).toBe(5);
    expect(count("L")).toBe(11);
    expect(count("LI")).toBeGreaterThan(40);
  },
);

test("the fonts have every character of the guides", () => {
  const texts = JSON.stringify(Object.values(guides));
  expect(inPdf(texts)).toBe(texts);
});

import { expect, test } from "vitest";
import { marked } from "../../../graph/core/pages/parts.ts";
import { drawMail } from "../../../graph/messages/communications/compose.ts";
import { isRightToLeft, withIsolates } from "./direction.ts";

test("a name from right to left is isolated in a sentence, and a text of its own is not", () => {
  for (const [text, shown] of [
    ["Help for עמית לוי: 3 nights (2).", "Help for \u2068עמית לוי\u2069: 3 nights (2)."],
    ["محمد عبد الرحمن asked for help, 2 files", "\u2068محمد عبد الرحمن\u2069 asked for help, 2 files"],
    ["Approve محمد عبد الرحمن?", "Approve \u2068محمد عبد الرحمن\u2069?"],
    ["Case 5\nהגיע 3 ימים, Ana", "Case 5\nהגיע 3 ימים, Ana"],
    ["\u2068עמית\u2069: ok", "\u2068עמית\u2069: ok"],
    ["Ana Ruiz: 3", "Ana Ruiz: 3"],
    ["𞤀𞤣𞤤𞤢𞤥 𞤀𞤣 (3) ok", "𞤀𞤣𞤤𞤢𞤥 𞤀𞤣 (3) ok"],
    ["For 𞤀𞤣𞤤𞤢𞤥 (2)", "For \u2068𞤀𞤣𞤤𞤢𞤥\u2069 (2)"],
  ] as const)
    expect(withIsolates(text)).toBe(shown);
  expect([isRightToLeft("שלום Ana"), isRightToLeft("Ana שלום"), isRightToLeft("12")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("pages and emails isolate such names, and an email's text too", () => {
  expect(String(marked("For עמית: 3"))).toBe('For <bdi translate="no">עמית</bdi>: 3');
  expect(String(marked("Case EM-2026-1234"))).toBe(
    'Case <bdi translate="no" class="whole">EM-2026-1234</bdi>',
  );
  expect(String(marked("שלום, 3 (ימים)"))).toMatch(/^<bdi>/);
  const { text, html } = drawMail({ title: "Help for עמית (2)", paragraphs: ["Dear עמית,", "תודה רבה, 3."] });
  expect(html).toContain('Help for <bdi translate="no">עמית</bdi> (2)</h1>');
  expect(html).toContain('Dear <bdi translate="no">עמית</bdi>,</p>');
  expect(html).toMatch(/<p dir="rtl" style/);
  expect(text).toContain("Help for \u2068עמית\u2069 (2)\n\nDear \u2068עמית\u2069,\n\nתודה רבה, 3.");
});

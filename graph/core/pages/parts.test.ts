import { expect, test } from "vitest";
import { breakable, factList, verbatim } from "./parts.ts";

test("a long address may break after its punctuation, and short words stay whole", () => {
  expect(breakable("Write to first.last@department.example today").markup).toBe(
    'Write to <bdi translate="no">first.<wbr />last@<wbr />department.<wbr />example</bdi> today',
  );
  expect(breakable("24/7 or a.b@c.example").markup).toBe('24/7 or <bdi translate="no">a.b@c.example</bdi>');
});

test("a case or letter number stays on one line, and an address may wrap", () => {
  const { markup } = breakable("Letter L-2026-000024 of EM-2026-1234, to a.b-22@c.example");
  expect(markup.match(/class="whole">[^<]+/g)).toEqual([
    'class="whole">L-2026-000024',
    'class="whole">EM-2026-1234',
  ]);
  expect(String(verbatim("EM-2026-1234"))).toContain('class="whole"');
});

test("escapes a fact's text and keeps its line ends", () => {
  const { markup } = factList([["Incident", "A <b>\nroom_for_two_people-and-a-dog"]]);
  expect(markup).toContain(
    "A &#60;b&#62;\nroom_<wbr />for_<wbr />two_<wbr />people-<wbr />and-<wbr />a-<wbr />dog",
  );
});

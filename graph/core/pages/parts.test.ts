import { expect, test } from "vitest";
import { breakable, factList } from "./parts.ts";

test("a long address may break after its punctuation, and short words stay whole", () => {
  expect(breakable("Write to first.last@department.example today").markup).toBe(
    'Write to <bdi translate="no">first.<wbr />last@<wbr />department.<wbr />example</bdi> today',
  );
  expect(breakable("24/7 or a.b@c.example").markup).toBe('24/7 or <bdi translate="no">a.b@c.example</bdi>');
});

test("escapes a fact's text and keeps its line ends", () => {
  const { markup } = factList([["Incident", "A <b>\nroom_for_two_people-and-a-dog"]]);
  expect(markup).toContain(
    "A &#60;b&#62;\nroom_<wbr />for_<wbr />two_<wbr />people-<wbr />and-<wbr />a-<wbr />dog",
  );
});

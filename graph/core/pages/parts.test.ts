import { expect, test } from "vitest";
import { breakable, factList } from "./parts.ts";

test("a long address may break after its punctuation, and short words stay whole", () => {
  expect(breakable("Write to first.last@department.example today").markup).toBe(
    "Write to first.<wbr />last@<wbr />department.<wbr />example today",
  );
  expect(breakable("2-1-1 or a.b@c.example").markup).toBe("2-1-1 or a.b@c.example");
});

test("escapes a fact's text and keeps its line ends", () => {
  const { markup } = factList([["Incident", "A <b>\nroom_for_two_people-and-a-dog"]]);
  expect(markup).toContain(
    "A &#60;b&#62;\nroom_<wbr />for_<wbr />two_<wbr />people-<wbr />and-<wbr />a-<wbr />dog",
  );
});

import { expect, test } from "vitest";
import { withoutEnding } from "./ends.ts";
import { addressOfSender } from "./sender.ts";

test("takes one kind of sign off the end", () => {
  expect(withoutEnding("211.org.).", /[.)]/)).toBe("211.org");
  expect(withoutEnding("P@ss2026!\u{1F600}", /[\d\p{P}\p{S}]/u)).toBe("P@ss");
  expect(withoutEnding("...", /\./)).toBe("");
  expect(withoutEnding("", /\./)).toBe("");
});

test("finds the address of a sender", () => {
  expect(addressOfSender("SafeVoice <fund@example.org>")).toBe("fund@example.org");
  expect(addressOfSender("A <b> <fund@example.org> c")).toBe("fund@example.org");
  for (const alone of ["fund@example.org", "<fund", "fund>"]) expect(addressOfSender(alone)).toBe(alone);
});

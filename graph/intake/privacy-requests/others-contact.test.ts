import { expect, test } from "vitest";
import { withoutOthersContact } from "./others-contact.ts";

const own = ["(312) 555-0144", "ines@mail.example", null];

test.each([
  ["Call her at +1 312 555 0144 after 6:30 pm.", "Call her at +1 312 555 0144 after 6:30 pm."],
  ["Her sister: 312-555-0199, INES@mail.example", "Her sister: […], INES@mail.example"],
  ["Write to lee.roe@mail.example, room 12", "Write to […], room 12"],
  ["$45.50 for 2 nights, 2026-12-01", "$45.50 for 2 nights, 2026-12-01"],
  ["٣١٢٥٥٥٠١٩٩", "[…]"],
  ["", ""],
])("%s", (text, left) => expect(withoutOthersContact(text, own)).toBe(left));

test.each(["1 ", "a@", "a.", "(", "1@1."])("a text of 300,000 letters from %j ends in time", (part) => {
  const text = part.repeat(300_000 / part.length);
  expect(withoutOthersContact(text, own).length).toBeLessThanOrEqual(text.length);
});

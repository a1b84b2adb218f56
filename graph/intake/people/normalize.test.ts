import { expect, test } from "vitest";
import { readPhone } from "../../core/text/phone.ts";
import { phoneDigits } from "./normalize.ts";

/** Every area code, in a notation that changes with it. */
const written = Array.from({ length: 900 }, (_, index) => {
  const area = String(100 + index);
  const [open, close, gap] = [
    ["(", ") ", "-"] as const,
    ["", "-", "-"] as const,
    ["", ".", "."] as const,
    ["", "", ""] as const,
  ][index % 4] ?? ["", "", ""];
  return { area, text: `${open}${area}${close}555${gap}0143` };
});

test("ten digits are compared as the numbering plans read them", () => {
  for (const { area, text } of written) {
    const read = readPhone(text)?.e164 ?? `+1${area}5550143`;
    expect(phoneDigits(text), text).toBe(read.replace(/^\+1/, ""));
  }
});

test("a country code, an extension and signs of other keyboards do not change the number", () => {
  for (const text of [
    "+1 512-555-0143",
    "1 (512) 555-0143",
    "512‑555‑0143",
    "(512) 555-0143 ext. 7",
    "５１２ ５５５ ０１４３",
  ])
    expect(phoneDigits(text), text).toBe("5125550143");
  expect(phoneDigits("+44 20 7946 0958")).toBe("442079460958");
  expect(phoneDigits("555-0143")).toBe("5550143");
});

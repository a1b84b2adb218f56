import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BreakableText } from "./BreakableText.tsx";

const markup = (text: string) => renderToStaticMarkup(<BreakableText text={text} />);
const shown = (text: string) => markup(text).replaceAll(/<\/?bdi[^>]*>/g, "");

test.each([
  ["ada.lovelace@mail.example.org", "ada|.lovelace@|mail|.example|.org"],
  ["j.doe@mail.example.org", "j.doe@|mail|.example|.org"],
  ["https://help.example.com/a.html", "https://help|.example|.com/a|.html"],
  ["555-0100\nada@example.org", "555-0100\nada@|example|.org"],
  [
    "Sent to ada@example.org. Look there, e.g. at 3.30 p.m.",
    "Sent to ada@|example|.org. Look there, e.g. at 3.30 p.m.",
  ],
  ["2-1-1", "2-1-1"],
  ["example.org/find-food, and/or 24/7", "example|.org/|find-food, and/|or 24/7"],
  ["@", "@"],
  [".org", ".org"],
  ["", ""],
])("%j may break at %j, and reads the same", (text, marked) => {
  expect(shown(text)).toBe(marked.replaceAll("|", "<wbr/>"));
  expect(shown(text).replaceAll("<wbr/>", "")).toBe(text);
});

test.each([
  ["Case EM-2026-1234 was approved (L-2026-000024).", ["EM-2026-1234", "L-2026-000024"]],
  ["EM-2026-1234", ["EM-2026-1234"]],
  ["A four-year-old, 2-1-1", ["2-1-1"]],
  ["Call 1-877-842-6273 or (217) 555-0144.", ["1-877-842-6273", "(217) 555-0144"]],
  ["Pay $1,200.50", []],
])("the numbers of %j do not break", (text, numbers) => {
  const unbroken = [...markup(text).matchAll(/<bdi translate="no" class="[^"]+">([^<]+)<\/bdi>/g)].map(
    ([, number]) => number,
  );
  expect(unbroken).toEqual(numbers);
  expect(shown(text).replaceAll(/<[^>]+>/g, "")).toBe(text);
});

test("a translator leaves amounts, phones and addresses as they are", () => {
  expect(markup("Send $20.00, call 217-555-0144")).toMatch(
    /^Send <bdi translate="no">\$20\.00<\/bdi>, call <bdi translate="no" class="[^"]+">217-555-0144<\/bdi>$/,
  );
});

test("a name from right to left is isolated, and a text of its own has its own direction", () => {
  expect(markup("For עמית: 3")).toBe('For <bdi translate="no">עמית</bdi>: 3');
  expect(markup("תודה רבה, 3 (ימים).")).toMatch(/^<span class="[^"]+">תודה רבה, 3 \(ימים\)\.<\/span>$/);
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BreakableText } from "./BreakableText.tsx";

const shown = (text: string) => renderToStaticMarkup(<BreakableText text={text} />);

test.each([
  ["ada.lovelace@mail.example.org", "ada|.lovelace@|mail|.example|.org"],
  ["https://help.example.com/a.html", "https://help|.example|.com/a|.html"],
  ["555-0100\nada@example.org", "555-0100\nada@|example|.org"],
  [
    "Sent to ada@example.org. Look there, e.g. at 3.30 p.m.",
    "Sent to ada@|example|.org. Look there, e.g. at 3.30 p.m.",
  ],
  ["2-1-1", "2-1-1"],
  ["@", "@"],
  [".org", ".org"],
  ["", ""],
])("%j may break at %j, and reads the same", (text, marked) => {
  expect(shown(text)).toBe(marked.replaceAll("|", "<wbr/>"));
  expect(shown(text).replaceAll("<wbr/>", "")).toBe(text);
});

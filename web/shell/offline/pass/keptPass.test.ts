import { expect, test } from "vitest";
import { withoutHelp, type StoredPass } from "./keptPass.ts";

const ticket = (id: number) => `<!--part ${id}--><section>code ${id}</section><!--/part ${id}-->`;
const kept: StoredPass = {
  ...{ id: "1-x", until: 0 },
  html: `<main>${ticket(4)}${ticket(5)}<!--part letters--><p>code 4</p><!--/part letters--></main>`,
  parts: [
    { id: "4", over: "<p>No longer valid</p>" },
    { id: "5", over: "<p>No longer valid</p>" },
    { id: "letters", over: "" },
  ],
};

test("the code of help that is over disappears from a kept pass, also from its letters", () => {
  const html = withoutHelp(kept, [4]);
  expect(html).not.toContain("code 4");
  expect(html).toContain("<!--part 4--><p>No longer valid</p><!--/part 4-->");
  expect(html).toContain("code 5");
  expect(withoutHelp({ ...kept, html }, [4])).toBe(html);
});

test("other help, and what an older version kept, stay as they are", () => {
  expect(withoutHelp(kept, [])).toBe(kept.html);
  expect(withoutHelp(kept, [7])).toBe(kept.html);
  expect(withoutHelp({ id: kept.id, until: 0, html: kept.html }, [4])).toBe(kept.html);
});

test("the headline says that help is ready as long as one is", () => {
  const headline = "<!--part stage--><p>Your help is ready.</p><!--/part stage-->";
  const ready: StoredPass = {
    ...kept,
    html: headline + kept.html,
    parts: [
      ...(kept.parts ?? []).map((part) => ({ ...part, isReady: part.id !== "letters" })),
      { id: "stage", over: "<p>Your request was approved.</p>" },
    ],
  };
  expect(withoutHelp(ready, [4])).toContain(headline);
  const html = withoutHelp(ready, [4, 5]);
  expect(html).toContain("Your request was approved.");
  expect(html).not.toContain("Your help is ready.");
});

import { expect, test } from "vitest";
import { shownEnd } from "./useDispatchPreview.ts";

const about = { vendorNumber: 3, helpType: "food" } as const;

test("only a warning accepts a code that ends within a day", () => {
  const endsAt = "2026-11-23T20:40:00.000Z";
  expect(shownEnd([{ ...about, endsAt, endsSoon: true }], about)).toBe(endsAt);
  // Its last day may begin while the dialog is open, and no one was warned.
  const quiet = [{ ...about, endsAt, endsSoon: false }];
  for (const previews of [quiet, []]) expect(shownEnd(previews, about)).toBeNull();
});

import { expect, test } from "vitest";
import { entryAddress, entryText } from "./entryText.ts";

test("an entry is copied with a line for each way to reach it", () => {
  const entry = { name: "Houston Food Bank", contactInfo: "713-223-3700 or houstonfoodbank.org" };
  expect(entryText({ ...entry, address: "Houston, TX", hours: "24 hours a day" })).toBe(
    "Houston Food Bank\n713-223-3700\nhoustonfoodbank.org\nHouston, TX\n24 hours a day",
  );
  expect(entryText({ ...entry, address: null, hours: null })).toBe(
    "Houston Food Bank\n713-223-3700\nhoustonfoodbank.org",
  );
});

test("an entry is found again by its name and its state; a national line is no state's", () => {
  expect(entryAddress({ name: "St. Mary's Food & Help", state: "AZ" })).toBe(
    "/resources?q=St.+Mary%27s+Food+%26+Help&state=AZ",
  );
  expect(entryAddress({ name: "Emergency services", state: "US" })).toBe("/resources?q=Emergency+services");
});

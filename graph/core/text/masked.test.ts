import { expect, test } from "vitest";
import { masked } from "./masked.ts";

test("only the first letter of a mailbox is shown", () => {
  expect(masked("lee.park@city.gov")).toBe("l•••@city.gov");
});

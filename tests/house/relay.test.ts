import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

const sources = readSources("web").filter(({ file }) => !isTest(file));
const filesWith = (text: string) => sources.filter(({ code }) => code.includes(text)).map(({ file }) => file);

test("a file reads the fields that its own fragments select", () => {
  expect(filesWith("useFragment").length).toBeGreaterThan(50);
  // Each of them lets one file read what another one selects.
  expect(filesWith("@relay(mask: false)")).toEqual([]);
  expect(filesWith("void graphql`")).toEqual([]);
  expect(filesWith("relay/unused-fields")).toEqual([]);
});

test("lists are paged by Relay", () => {
  expect(filesWith("@refetchable").length).toBeGreaterThan(20);
  // The compiler adds what a pager needs.
  expect(filesWith("endCursor")).toEqual([]);
});

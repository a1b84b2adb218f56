import { expect, test } from "vitest";
import { caughtFields } from "../../web/core/relay/network.ts";
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

test("a field that may fail alone is caught wherever it is selected", () => {
  const documents = sources.flatMap(({ file, code }) =>
    [...code.matchAll(/graphql`([^`]*)`/g)].map(([, text = ""]) => ({ file, text })),
  );
  const caught = documents.flatMap(({ text }) =>
    [...text.matchAll(/(\w+)[^\S\n]*@catch/g)].map(([, name]) => name),
  );
  expect(new Set(caught)).toEqual(new Set(caughtFields));
  const bare = documents.filter(({ text }) =>
    caughtFields.some((name) => new RegExp(String.raw`^\s*${name}\b(?![^\n]*@catch)`, "m").test(text)),
  );
  // Relay would read a failed one as null, and the page would show that there is none.
  expect(bare.map(({ file }) => file)).toEqual([]);
});

test("the query of each open detail is started by the route of its page", () => {
  const named = (call: RegExp) =>
    sources.flatMap(({ code }) => [...code.matchAll(call)].map(([, name]) => name));
  const read = named(/\buseDetail(?:Query|Ref)<(\w+Query)>\(/g);
  expect(read.length).toBeGreaterThan(5);
  expect(new Set(named(/\bdetailQuery<(\w+)>\(\{/g))).toEqual(new Set(read));
});

test("lists are paged by Relay", () => {
  expect(filesWith("@refetchable").length).toBeGreaterThan(20);
  // The compiler adds what a pager needs.
  expect(filesWith("endCursor")).toEqual([]);
});

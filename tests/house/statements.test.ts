import { expect, test } from "vitest";
import { isTest, readSources } from "../harness/imports.ts";

const product = readSources("graph").filter(({ file }) => !isTest(file));

test("no domain reads the selections of GraphQL documents", () => {
  const isFrame = (file: string) =>
    /^graph\/(?:core\/(?:http|prefetch)|app\/(?:partners|graphql))/.test(file);
  const readers = product.filter(({ file }) => !isFrame(file));
  expect(readers.filter(({ code }) => /selectionSet|Kind\.FIELD/.test(code)).map(({ file }) => file)).toEqual(
    [],
  );
});

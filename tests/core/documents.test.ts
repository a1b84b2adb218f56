import { readFileSync } from "node:fs";
import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { parse, validate } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../graph/app/schema.ts";

test("no document of the app is too deep or too costly for the server", () => {
  const documents = JSON.parse(readFileSync("graph/app/persisted.json", "utf8")) as Record<string, string>;
  const rules = [
    maxDepthRule({ n: 14, flattenFragments: true, ignoreIntrospection: true }),
    costLimitRule({ maxCost: 5000, flattenFragments: true, ignoreIntrospection: true }),
  ];
  const refused = Object.values(documents).flatMap((text) => {
    const name = /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1];
    try {
      return validate(schema, parse(text), rules).map(({ message }) => `${name}: ${message}`);
    } catch (error) {
      return [`${name}: ${(error as Error).message}`];
    }
  });
  expect(Object.keys(documents).length).toBeGreaterThan(50);
  expect(refused).toEqual([]);
});

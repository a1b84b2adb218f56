import { expect, test } from "vitest";
import { openApi, type Operation } from "../../graph/app/openapi/document.ts";
import type { Env } from "../../graph/core/env.ts";
import { tags } from "../../graph/core/http/rest.ts";

type Json = Record<string, unknown>;

const document = openApi({ PUBLIC_URL: "https://fund.example" } as unknown as Env);
const operations: Operation[] = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const ids = operations.map(({ operationId }) => operationId);
const duplicates = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place);

/** Every object in the document, with its place. */
function* objectsIn(value: unknown, place = "#"): Generator<{ place: string; object: Json }> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield { place, object: value as Json };
  for (const [name, inner] of Object.entries(value)) yield* objectsIn(inner, `${place}/${name}`);
}
const objects = [...objectsIn(document)].filter(({ place }) => !place.includes("/example"));
const isSentence = (text: unknown) => typeof text === "string" && /^[\p{Lu}\p{N}`“].*\.$/su.test(text);

test("the document states its license, its server and how to sign in", () => {
  expect(document.info.license.name).not.toBe("");
  expect(document.servers).toHaveLength(1);
  expect(Object.values(document.components.securitySchemes).map(({ description }) => description)).toEqual([
    expect.stringContaining("cookie"),
    expect.stringContaining("Bearer"),
  ]);
});

test("every operation has a unique ID of a verb and a noun, a known tag and texts", () => {
  expect(operations.length).toBeGreaterThan(50);
  expect(duplicates(ids)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z]+[A-Z]/.test(id))).toEqual([]);
  expect([...new Set(operations.flatMap((operation) => operation.tags))].toSorted()).toEqual(
    Object.keys(tags).toSorted(),
  );
  const wordless = operations.filter(
    ({ summary, description }) => !isSentence(summary) || !isSentence(description) || summary.length > 60,
  );
  expect(wordless.map(({ operationId }) => operationId)).toEqual([]);
});

test("every parameter and property has a description", () => {
  const parameters = operations.flatMap(({ operationId, parameters: all }) =>
    all.map(({ name, description }) => ({ place: `${operationId}?${name}`, description })),
  );
  const properties = objects
    .filter(({ object }) => "type" in object || "$ref" in object)
    .flatMap(({ place, object }) =>
      Object.entries((object["properties"] ?? {}) as Record<string, Json>).map(([name, property]) => ({
        place: `${place}/${name}`,
        description: property["description"],
      })),
    );
  expect(parameters.length).toBeGreaterThan(50);
  expect(properties.length).toBeGreaterThan(500);
  expect([...parameters, ...properties].filter(({ description }) => !isSentence(description))).toEqual([]);
});

test("every operation documents its refusals with the one error body", () => {
  for (const { operationId, responses } of operations) {
    const refused = Object.entries(responses).filter(([status]) => /^4\d\d$/.test(status));
    expect(refused.length, operationId).toBeGreaterThan(0);
  }
  const bodies = Object.values(document.components.responses).map(({ content }) => content);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
});

test("a call that needs a session or a key can answer 401 and 403", () => {
  const open = operations.filter(({ security }) => security.some((way) => Object.keys(way).length === 0));
  const closed = operations.filter((operation) => !open.includes(operation));
  expect(closed.length).toBeGreaterThan(30);
  expect(closed.filter(({ responses }) => !responses["401"] || !responses["403"])).toEqual([]);
});

test("every reference resolves, and every component is used", () => {
  const references = objects.flatMap(({ object }) =>
    typeof object["$ref"] === "string" ? [object["$ref"]] : [],
  );
  const { schemas, responses } = document.components;
  const defined = [
    ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
    ...Object.keys(responses).map((name) => `#/components/responses/${name}`),
  ];
  expect([...new Set(references)].toSorted()).toEqual(defined.toSorted());
});

test("a shape of three properties or more is written once", () => {
  const shapes = objects.flatMap(({ object }) =>
    object["type"] === "object" && Object.keys(object["properties"] ?? {}).length > 2
      ? [JSON.stringify(object)]
      : [],
  );
  expect(shapes.length).toBeGreaterThan(20);
  expect(duplicates(shapes)).toEqual([]);
});

test("needs from a program are unconfirmed", () => {
  const create = operations.find(({ operationId }) => operationId === "createRequest");
  expect(create?.description).toContain("`needs` from an API key are a proposal");
});

import { isSpecifiedScalarType, type GraphQLScalarType } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../graph/app/schema.ts";
import { partsOf } from "../../graph/core/graphql/descriptions.ts";

const parts = partsOf(schema)
  .filter(({ part }) => !isSpecifiedScalarType(part as GraphQLScalarType))
  .map(({ type, key, part }) => ({ name: `${type}.${key}`, text: part.description ?? "" }));

/** Without a description: what the mutation's name says of its argument, input and payload. */
const frames = Object.keys(schema.getMutationType()?.getFields() ?? {}).flatMap((mutation) => {
  const name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  return [`${name}Input.self`, `${name}Payload.self`, `Mutation.${mutation}(input)`];
});

test("every type, field, argument, input field and enum value has a description", () => {
  expect(parts.length).toBeGreaterThan(2000);
  expect(frames.length).toBeGreaterThan(300);
  const silent = parts.filter(({ text }) => text.trim() === "").map(({ name }) => name);
  expect(silent.filter((name) => !frames.includes(name))).toEqual([]);
});

test("a mutation's argument, input and payload have no description", () => {
  expect(parts.filter(({ name, text }) => text && frames.includes(name))).toEqual([]);
});

test("a description is made of sentences", () => {
  const isSentence = (text: string) => text === "" || (/^[\p{Lu}\p{N}`“]/u.test(text) && /[.”]$/.test(text));
  expect(parts.filter(({ text }) => !isSentence(text))).toEqual([]);
});

test("a sentence of a description has at most 25 words", () => {
  const longest = (text: string) =>
    Math.max(
      ...text
        .replaceAll(/(?:`[^`]+`(?:, | or )?)+/g, "code ")
        .split(/[.:] /)
        .map((sentence) => sentence.split(/\s+/).filter(Boolean).length),
    );
  expect(parts.filter(({ text }) => longest(text) > 25)).toEqual([]);
});

test("descriptions use plain English", () => {
  const dialect = /\b(?:whoever|whatever|wherever|somebody|nobody|hears?|papers|takes? back|stands?)\b/i;
  expect(parts.filter(({ text }) => dialect.test(text))).toEqual([]);
});

test("descriptions name only error codes that exist", () => {
  const codes = new Set([
    ...["INVALID", "UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND", "CONFLICT", "UNPROCESSABLE"],
    ...["RATE_LIMITED", "UNAVAILABLE", "INTERNAL"],
  ]);
  const abbreviations = new Set([
    "HTTPS",
    "JSON",
    "DKIM",
    "LGBTQ",
    "VOCA",
    "RSVP",
    "SMTP",
    "UUID",
    "YYYY",
    "IANA",
    "REST",
    "HTTP",
  ]);
  const unknown = parts.flatMap(({ name, text }) =>
    (text.replaceAll(/`[^`]*`/g, "").match(/\b[A-Z_]{4,}\b/g) ?? [])
      .filter((word) => !codes.has(word) && !abbreviations.has(word))
      .map((word) => `${name}: ${word}`),
  );
  expect(unknown).toEqual([]);
});

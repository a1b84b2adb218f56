import * as z from "zod/mini";
import { expect, test } from "vitest";
import { parse, Refusal } from "../errors.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { bounded, maxUnnamedCharacters } from "./bounded.ts";
import { textOf, trimmed } from "../../../shared/core/forms/fields.ts";

const million = 1_000_000;

/** A schema whose every check notes the length of what it reads. */
function watched() {
  const lengths: number[] = [];
  const noted = z.refine<string>((text) => lengths.push(text.length) > 0, "never");
  return { lengths, noted };
}

function fieldsOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error.details.fields;
    throw error;
  }
  return undefined;
}

test("no check reads more than twice the maximum, and one", () => {
  const { lengths, noted } = watched();
  const short = textOf("missing", z.maxLength(20, "too long"), noted);
  const schema = z.object({
    plain: short,
    nullable: z.optional(z.nullable(short)),
    standard: z._default(short, ""),
    choice: z.union([z.literal(""), short]),
    list: z.array(short).check(z.maxLength(3, "too many")),
    inner: z.object({ deep: short }),
    named: z.record(z.string(), short),
    piped: z.pipe(
      short,
      z.transform((text: string) => lengths.push(text.length)),
    ),
  });
  const long = "x".repeat(million);
  const fields = fieldsOf(() =>
    parse(schema, {
      ...{ plain: long, nullable: long, standard: long, choice: long, inner: { deep: long } },
      ...{ list: Array.from({ length: 1000 }, () => long), named: { one: long }, piped: long },
    }),
  );
  expect(Math.max(...lengths)).toBe(41);
  expect(lengths.length).toBeLessThan(20);
  expect(fields).toMatchObject({ plain: ["too long"], "inner.deep": ["too long"], list: ["too many"] });
});

test("blanks around a text do not count where the form takes them off", () => {
  const blanks = " ".repeat(million);
  expect(parse(trimmed(z.maxLength(5, "too long")), `${blanks}ab${blanks}`)).toBe("ab");
  expect(fieldsOf(() => parse(z.string().check(z.maxLength(5, "too long")), `ab${blanks}`))).toEqual({
    body: ["too long"],
  });
  // A blank at the cut does not make a text shorter.
  expect(fieldsOf(() => parse(trimmed(z.maxLength(5, "too long")), `ab${blanks}cd`))).toEqual({
    body: ["too long"],
  });
});

test("a text without a maximum has one all the same, wherever it is", () => {
  const { lengths, noted } = watched();
  const long = "x".repeat(million);
  const fields = fieldsOf(() =>
    parse(z.object({ id: z.string().check(noted), any: z.unknown() }), {
      id: long,
      any: [{ deep: long }],
      more: long,
    }),
  );
  expect(Object.keys(fields ?? {}).sort()).toEqual(["any.0.deep", "id", "more"]);
  expect(lengths).toEqual([]);
  expect(parse(z.string(), "x".repeat(maxUnnamedCharacters))).toHaveLength(maxUnnamedCharacters);
});

test("a character of two halves is not cut, and other input stays as it is", () => {
  const schema = z.string().check(z.maxLength(3, "too long"));
  const emoji = "\u{1F600}";
  expect(parse(schema, emoji.repeat(3))).toBe(emoji.repeat(3));
  expect(bounded(schema, emoji.repeat(9)).input).toBe(`${emoji.repeat(3)}.`);
  expect(bounded(schema, `a${emoji.repeat(9)}`).input).toBe(`a${emoji.repeat(2)}..`);
  expect(fieldsOf(() => parse(schema, `a${emoji.repeat(9)}`))).toEqual({ body: ["too long"] });
  let deep: unknown = "end";
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  expect(bounded(z.unknown(), deep).refused).toEqual([]);
  const input = { at: new Date(5), list: [1, null], none: null, text: "ok", inner: { yes: true } };
  expect(bounded(z.object({ text: z.string() }), input)).toEqual({ input, refused: [] });
  expect(fieldsOf(() => parse(z.string(forPrograms("no").text), 5))).toEqual({ body: ["no"] });
});

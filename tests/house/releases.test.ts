import { isLeafType, getNamedType, parse, TypeInfo, visit, visitWithTypeInfo } from "graphql";
import { expect, test } from "vitest";
import { partnerOperations } from "../../graph/app/partners/documents.ts";
import { schema } from "../../graph/app/schema.ts";
import { classes, identifying } from "../../graph/core/personal/classes.ts";
import { describe, models } from "../../graph/core/personal/read.ts";
import { groupOf } from "../../graph/intake/releases/groups.ts";
import { outsideActs, outsideActOf, type AnswerColumns } from "../../graph/intake/releases/outside-acts.ts";
import { isTest, readSources } from "../harness/imports.ts";

const isIdentifying = (model: string, column: string) => {
  const known = models.find((one) => one === model);
  const of = known && (describe(known, column) ?? describe(known, `${column}Sealed`))?.of;
  return identifying.some((one) => one === of);
};

/** `EmergencyRequest.victimName`: what a document selects of the columns that identify a person. */
function personalFieldsOf(text: string): string[] {
  const info = new TypeInfo(schema);
  const found: string[] = [];
  visit(
    parse(text),
    visitWithTypeInfo(info, {
      Field() {
        const [parent, field] = [info.getParentType()?.name ?? "", info.getFieldDef()?.name ?? ""];
        if (isLeafType(getNamedType(info.getType())) && isIdentifying(parent, field))
          found.push(`${parent}.${field}`);
      },
    }),
  );
  return found;
}

/** The models whose columns an act empties. */
const modelsIn = ({ of, parts }: AnswerColumns): string[] => [
  of,
  ...Object.values(parts ?? {}).flatMap((part) => modelsIn(part)),
];

test("a partner document selects columns about a person only if the list empties them", () => {
  expect(personalFieldsOf("{ request(number: 1) { number victimName } }")).toEqual([
    "EmergencyRequest.victimName",
  ]);
  let found = 0;
  for (const { name, text, kind } of partnerOperations())
    for (const field of personalFieldsOf(text)) {
      found += 1;
      const act = outsideActOf(name);
      // The answers of a subscription are not emptied.
      expect([name, field, kind]).toEqual([name, field, "query"]);
      expect(act?.by === "key" ? modelsIn(act.columns) : [], `${name} ${field}`).toContain(
        field.split(".")[0],
      );
    }
  expect(found).toBeGreaterThan(0);
});

test("a partner document takes a search only if the list names it", () => {
  for (const { name, variables } of partnerOperations())
    if (variables.some((one) => /^\$search\b/.test(one))) expect(outsideActOf(name)?.by, name).toBe("search");
});

test("each renamed column and each part of an answer is in the inventory", () => {
  const check = (name: string, { of, renamed, parts }: AnswerColumns) => {
    for (const [field, column] of Object.entries(renamed ?? {}))
      expect(isIdentifying(of, column), `${name}: ${field}`).toBe(true);
    for (const part of Object.values(parts ?? {})) check(name, part);
  };
  for (const [name, act] of Object.entries(outsideActs)) if (act.by !== "search") check(name, act.columns);
});

test("every class that identifies a person needs a release, and no other does", () => {
  const needing = Object.keys(classes).filter((of) => groupOf(of as keyof typeof classes));
  expect(needing.toSorted()).toEqual([...identifying].toSorted());
});

test("only webhooks and identity providers are called at an address that an administrator entered", () => {
  const callers = readSources("graph")
    .filter(
      ({ file, code }) =>
        !isTest(file) && file !== "graph/core/http/outgoing.ts" && /\bcallOutside\(/.test(code),
    )
    .map(({ file }) => file);
  // Another caller is an outside act if it carries data about a person.
  expect(callers.toSorted()).toEqual([
    "graph/accounts/identity-providers/client.ts",
    "graph/accounts/webhooks/send.ts",
  ]);
});

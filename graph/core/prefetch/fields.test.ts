import {
  buildSchema,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from "graphql";
import { expect, test } from "vitest";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { json } from "../database/columns.ts";
import { Refusal } from "../errors.ts";
import { columnsIn } from "./columns.ts";
import { prefetching, prefetchIn } from "./fields.ts";
import type { Prefetch } from "./prefetch.ts";

const schema = buildSchema(`
  type Query { list(first: Int!): List, other: Int }
  type List { edges: [Edge] }
  type Edge { node: Row }
  type Row { id: ID, name: String, email: String, history: String }
`);
const known = { id: [], name: ["name"], email: ["email", "anonymous"] };

/** What a call prefetches if its field `list` declares this. */
function prefetchOf(
  document: string,
  read: Parameters<typeof prefetching<{ first: number }>>[0],
  variables: Record<string, unknown> = {},
) {
  Object.assign(schema.getQueryType()!.getFields()["list"]!.extensions, prefetching(read));
  return prefetchIn(schema, { document: parse(document), operationName: undefined, variables });
}
const reading = ({ first }: { first: number }): Prefetch => ({
  ...{ name: `list-${first}`, of: "officer", value: "", column: json(), parameters: {} },
});
const byFirst = "query($n: Int!) { list(first: $n) { edges { node { id } } } }";

test("a field's prefetch gets its arguments, and bad ones are left to the execution", () => {
  expect(prefetchOf(byFirst, reading, { n: 3 })?.name).toBe("list-3");
  expect(
    prefetchOf("{ other ...F } fragment F on Query { list(first: 4) { edges { node { id } } } }", reading)
      ?.name,
  ).toBe("list-4");
  expect(prefetchOf(byFirst, reading)).toBeUndefined();
  expect(prefetchOf(byFirst, reading, { n: "three" })).toBeUndefined();
  expect(prefetchOf(`{ list(first: "x") { edges { node { id } } } }`, reading)).toBeUndefined();
});

test.each([
  "{ other }",
  "{ a: list(first: 1) { edges { node { id } } } b: list(first: 2) { edges { node { id } } } }",
  "query($no: Boolean = true) { list(first: 1) @skip(if: $no) { edges { node { id } } } }",
])("nothing is prefetched unless the field occurs once and is always read: %s", (document) => {
  expect(prefetchOf(document, reading)).toBeUndefined();
});

test("a prefetch that refuses its input reads nothing; one with a defect fails", () => {
  const refusing = () => {
    throw new Refusal("INVALID", forPrograms("No."));
  };
  expect(prefetchOf(byFirst, refusing, { n: 3 })).toBeUndefined();
  const defective = () => {
    throw new TypeError("not a function");
  };
  expect(() => prefetchOf(byFirst, defective, { n: 3 })).toThrow(TypeError);
});

/** The places where a document selects the list, as a resolver gets them. */
function selectedBy(text: string) {
  const [operation, ...others] = parse(text).definitions as [
    OperationDefinitionNode,
    ...FragmentDefinitionNode[],
  ];
  return {
    fieldNodes: operation.selectionSet.selections as FieldNode[],
    fragments: Object.fromEntries(others.map((one) => [one.name.value, one])),
  };
}

test("the columns of a list are those of its nodes' fields, through fragments", () => {
  const selected = selectedBy(
    "{ list(first: 1) { edges { node { name ...F } } } } fragment F on Row { ... on Row { email id } }",
  );
  const columns = columnsIn(selected, known);
  expect(columns?.names).toEqual(["anonymous", "email", "id", "name"]);
  expect(columnsIn(selected, known)).toBe(columns);
  // The same selection with another table of columns.
  expect(columnsIn(selected, { ...known, email: [] })?.names).toEqual(["id", "name"]);
  expect(columnsIn(selected, { id: [] })).toBeNull();
});

test.each([
  "{ list(first: 1) { edges { node { name history } } } }",
  "{ list(first: 1) { edges { node { name } } } list(first: 1) { edges { node { email } } } }",
])("whole rows are read for other fields, and for a list in two places: %s", (text) => {
  expect(columnsIn(selectedBy(text), known)).toBeNull();
});

import { readFileSync } from "node:fs";
import { OperationTypeNode, getOperationAST, parse, validate } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { graphiqlTabs } from "../../graph/app/graphql/graphiql-tabs.ts";
import { schema } from "../../graph/app/schema.ts";
import { approvedRequest } from "../harness/requests/dispatches.ts";
import { useKernel } from "../harness/kernel.ts";
import { ask, signInAdmin } from "../harness/people.ts";

const lab = useKernel();
const guide = readFileSync("docs/graphql.md", "utf8");
const examples = [...guide.matchAll(/```graphql\n([^]*?)```/g)].map(([, text = ""]) => text);
const inGuide = examples.map((text) => ({ text, name: getOperationAST(parse(text))?.name?.value ?? "" }));

let admin: Awaited<ReturnType<typeof signInAdmin>>;
let number: number;
beforeAll(async () => {
  admin = await signInAdmin(lab);
  number = await approvedRequest(lab);
});

test("the guide and GraphiQL show the same examples", () => {
  expect(examples.toSorted()).toEqual(graphiqlTabs.map(({ query }) => query).toSorted());
});

test.each(inGuide)("the example $name is valid", ({ text }) => {
  expect(validate(schema, parse(text))).toEqual([]);
});

const queries = inGuide.filter(
  ({ text }) => getOperationAST(parse(text))?.operation === OperationTypeNode.QUERY,
);

test.each(queries)("the query $name answers an administrator", async ({ text }) => {
  const { data, code } = await ask(admin, text, { number });
  expect(code).toBeUndefined();
  expect(Object.values(data)).not.toContain(null);
});

test("the guide explains every code that a mutation may answer", () => {
  const codes = schema.getMutationType()?.description?.match(/\b[A-Z_]{5,}\b/g) ?? [];
  expect(codes.length).toBeGreaterThan(4);
  expect(codes.filter((code) => !guide.includes(`| \`${code}\` |`))).toEqual([]);
});

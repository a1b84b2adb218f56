import { readFileSync } from "node:fs";
import SchemaBuilder from "@pothos/core";
import { getNamedType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { accessPage, rootFields } from "../../graph/app/access-page.ts";
import { accessWords, addresses } from "../../graph/app/route-access.ts";
import { createHttpApp } from "../../graph/app/routes.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { calls } from "../../graph/app/domains.ts";
import { openApi } from "../../graph/app/openapi/document.ts";
import { audiences } from "../../graph/core/access/audiences.ts";
import { accessOf, comesWithItsField } from "../../graph/core/access/plugin.ts";
import { schema } from "../../graph/app/schema.ts";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();

const roots = ["Query", "Mutation", "Subscription"] as const;
const objects = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter(({ name }) => !name.startsWith("__"));

test("every root field of GraphQL has its audience", () => {
  const fields = roots.flatMap((root) =>
    Object.keys(objects.find(({ name }) => name === root)!.getFields()).map((field) => `${root}.${field}`),
  );
  expect(rootFields().map(([field]) => field)).toEqual(fields);
  for (const [field, audience] of rootFields()) expect(Object.keys(audiences), field).toContain(audience);
});

/** Code that forgets the field that the compiler requires. */
const builder = () => new SchemaBuilder<object>({ plugins: ["access"] } as never);
const forgotten = {} as { access: "public" };

test.each(roots)("a field of %s without an audience stops the schema build", (root) => {
  const product = builder();
  product.queryType({ fields: (t) => ({ known: t.string({ access: "anyone", resolve: () => "" }) }) });
  product.mutationType({ fields: (t) => ({ known: t.string({ access: "anyone", resolve: () => "" }) }) });
  product.subscriptionType({});
  expect(() => product.toSchema()).not.toThrow();
  const field = { ...forgotten, type: "String" as const, resolve: () => "" };
  if (root === "Query") product.queryField("loose", (t) => t.field(field));
  if (root === "Mutation") product.mutationField("loose", (t) => t.field(field));
  if (root === "Subscription")
    product.subscriptionField("loose", (t) => t.field({ ...field, subscribe: () => ({}) as never }));
  expect(() => product.toSchema()).toThrow(`${root}.loose does not name its audience`);
});

test("a type without an access declaration stops the schema build", () => {
  const product = builder();
  const Loose = product
    .objectRef<object>("Loose")
    .implement({ fields: (t) => ({ text: t.string({ resolve: () => "" }) }) });
  product.queryType({
    fields: (t) => ({ loose: t.field({ access: "anyone", type: Loose, resolve: () => ({}) }) }),
  });
  expect(() => product.toSchema()).toThrow("Loose does not say how one comes to it");
});

test("every object type has its rule; only lists, edges and payloads are reached by their field", () => {
  const without = objects
    .filter((type) => !accessOf(type))
    .map(({ name }) => name)
    .filter((name) => !(roots as readonly string[]).includes(name));
  expect(without.filter((name) => !comesWithItsField.test(name))).toEqual([]);
});

test("only types with an ID have a rule for reading by that ID", () => {
  const isNode = (type: (typeof objects)[number]) => type.getInterfaces().some(({ name }) => name === "Node");
  const ruled = objects.filter((type) => typeof accessOf(type) === "object");
  expect(ruled.map(({ name }) => name).toSorted()).toEqual([
    "Admin",
    "Agency",
    "AiRuleset",
    "ApiKey",
    "CallbackRequest",
    "Correction",
    "Deposit",
    "DeskTask",
    "EmergencyRequest",
    "Feedback",
    "Fund",
    "HelpDispatch",
    "OfficerCase",
    "Session",
    "ShiftHandover",
    "StatementLine",
    "UrgencyRule",
    "Vendor",
    "Verification",
    "VoucherBook",
    "Webhook",
  ]);
  for (const type of ruled) expect(isNode(type), type.name).toBe(true);
  const open = objects.filter((type) => isNode(type) && accessOf(type) === "public");
  expect(open.map(({ name }) => name).toSorted()).toEqual(["Event", "Resource"]);
});

test("every address that the HTTP server answers has its rule, and no rule is unused", () => {
  const doors = createHttpApp(lab, noLimits).routes.map(({ method, path }) => `${method} ${path}`);
  const ruled = [...Object.keys(calls), ...Object.keys(addresses)];
  expect([...new Set(doors)].toSorted()).toEqual(ruled.toSorted());
});

test("a call without a rule is reported at start and never open", () => {
  expect(() => accessWords("POST /api/forgotten")).toThrow("does not say who may come");
});

test("one page lists who may access what", () => {
  expect(readFileSync("docs/access.md", "utf8")).toBe(accessPage());
});

test("the API description lists every REST call, and the files' binary calls", () => {
  const { paths } = openApi(lab.env);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(described).toContain("GET /files/:id");
  expect(paths["/api/evidence"]?.["post"]).toMatchObject({
    parameters: [
      { name: "name", in: "query", required: true },
      { name: "kind", in: "query", required: false },
    ],
    requestBody: { content: { "application/octet-stream": {} } },
    responses: { 201: { content: { "application/json": {} } } },
  });
  expect(paths["/files/{id}"]?.["get"]).toMatchObject({
    responses: { 200: { content: { "application/pdf": { schema: { format: "binary" } } } } },
  });
});

test("root fields have a description", () => {
  const silent = roots.flatMap((root) =>
    Object.values(objects.find(({ name }) => name === root)!.getFields())
      .filter(({ description }) => !description)
      .map(({ name, type }) => `${root}.${name}: ${getNamedType(type).name}`),
  );
  expect(silent).toEqual([]);
});

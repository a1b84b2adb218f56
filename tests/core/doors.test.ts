import { getNamedType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { pageAccess } from "../../graph/app/addresses.ts";
import { createHttpApp } from "../../graph/app/routes.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { openApi } from "../../graph/app/openapi.ts";
import {
  audienceOf,
  fieldAccess,
  nodeAccess,
  routeAccess,
  typeAccess,
} from "../../graph/core/access/permissions.ts";
import { schema } from "../../graph/app/schema.ts";
import { useKernel } from "../harness/kernel.ts";

const lab = useKernel();

const roots = ["Query", "Mutation", "Subscription"] as const;
const objects = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter(({ name }) => !name.startsWith("__"));

test("every root field of GraphQL has its audience, and no audience is left over", () => {
  const fields = roots.flatMap((root) =>
    Object.keys(objects.find(({ name }) => name === root)!.getFields()).map((field) => `${root}.${field}`),
  );
  expect(Object.keys(fieldAccess).toSorted()).toEqual(fields.toSorted());
});

test("every object type has its rule, and no rule is left over", () => {
  const carriers = /(Connection|Edge|Payload)$|^PageInfo$/;
  const types = objects
    .map(({ name }) => name)
    .filter((name) => !carriers.test(name) && !(roots as readonly string[]).includes(name));
  expect(Object.keys(typeAccess).toSorted()).toEqual(types.toSorted());
});

test("every type that can be read by its node id asks a rule of its own, or is public", () => {
  const nodes = objects
    .filter((type) => type.getInterfaces().some(({ name }) => name === "Node"))
    .map(({ name }) => name);
  expect(Object.keys(nodeAccess).toSorted()).toEqual(nodes.toSorted());
  for (const name of nodes) expect(typeAccess[name], name).toBe("node");
});

test("every address that the HTTP server answers has its rule, and no rule is left over", () => {
  const doors = createHttpApp(lab, noLimits).routes.map(({ method, path }) => `${method} ${path}`);
  const ruled = [...Object.keys(routeAccess), ...Object.keys(pageAccess)];
  expect([...new Set(doors)].toSorted()).toEqual(ruled.toSorted());
});

test("a call without a rule is a mistake, never open", () => {
  expect(() => audienceOf("POST /api/forgotten")).toThrow("has no rule");
});

test("the API's description names every REST call, and the files' bytes", () => {
  const { paths } = openApi(lab.env);
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ":$1")}`),
  );
  const calls = Object.keys(routeAccess).filter((key) => !/openapi|docs/.test(key));
  expect(described.toSorted()).toEqual([...calls, "GET /files/:id"].toSorted());
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

test("every field says what it is worth to its reader: root fields carry a description", () => {
  const silent = roots.flatMap((root) =>
    Object.values(objects.find(({ name }) => name === root)!.getFields())
      .filter(({ description }) => !description)
      .map(({ name, type }) => `${root}.${name}: ${getNamedType(type).name}`),
  );
  expect(silent).toEqual([]);
});

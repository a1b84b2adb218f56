import {
  astFromValue,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  print,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from "graphql";
import { openApi } from "../../graph/app/openapi/document.ts";

/** Sample values for forms: an id, and text that is valid as anything. */
export interface Filling {
  id: string;
  number: number;
}

const words: Record<string, string> = {
  language: "en",
  idempotencyKey: "a-key-of-a-stranger-0001",
  email: "stranger@example.com",
  timeZone: "America/Chicago",
};

/** One operation with every argument filled in and every field selected, four levels deep. */
export function operationOf(
  root: "query" | "mutation" | "subscription",
  field: GraphQLField<unknown, unknown>,
  filling: Filling,
): string {
  const args = field.args.map(({ name, type }) => {
    const ast = astFromValue(valueFor(name, type, filling), type);
    return ast ? `${name}: ${print(ast)}` : "";
  });
  const given = args.filter(Boolean).join(", ");
  return `${root} { ${field.name}${given && `(${given})`} ${selectionOf(field.type, 4)} }`;
}

export const takesIds = (field: GraphQLField<unknown, unknown>) =>
  field.args.some(({ type }) => mentionsId(type, new Set()));

function mentionsId(type: GraphQLInputType, seen: Set<string>): boolean {
  const named = getNamedType(type);
  if (seen.has(named.name)) return false;
  seen.add(named.name);
  if (isInputObjectType(named))
    return Object.values(named.getFields()).some((one) => mentionsId(one.type, seen));
  return named.name === "ID";
}

function valueFor(name: string, type: GraphQLInputType, filling: Filling): unknown {
  const inner = isNonNullType(type) ? type.ofType : type;
  if (isListType(inner)) return [valueFor(name, inner.ofType, filling)];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields()).map((one) => [one.name, valueFor(one.name, one.type, filling)]),
    );
  switch (inner.name) {
    case "ID":
      return filling.id;
    case "Int":
      return /^(?:page|version)$/.test(name) ? 1 : filling.number;
    case "Float":
      return 1;
    case "Boolean":
      return true;
    case "USD":
      return 1;
    case "Date":
      return "2026-11-20";
    case "DateTime":
      return new Date("2026-11-20T12:00:00Z");
    default:
      return words[name] ?? "Something that a stranger says";
  }
}

function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(getNullableType(type));
  if (isScalarType(named) || isEnumType(named)) return "";
  if (!isObjectType(named)) return "{ __typename }";
  const fields = Object.values(named.getFields()).flatMap((field) => {
    if (field.args.some((arg) => isNonNullType(arg.type))) return [];
    const inner = getNamedType(field.type);
    const isLeaf = isScalarType(inner) || isEnumType(inner);
    if (isLeaf) return [field.name];
    return depth > 1 ? [`${field.name} ${selectionOf(field.type, depth - 1)}`] : [];
  });
  return `{ __typename ${fields.join(" ")} }`;
}

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  format?: string;
}

type Described = Record<
  string,
  Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>
>;

/** The schema of a call's body in the OpenAPI document; undefined if it has none. */
export function bodySchemaOf(env: Parameters<typeof openApi>[0], call: string): JsonSchema | undefined {
  const [method = "", path = ""] = call.split(" ");
  const { paths } = openApi(env) as unknown as { paths: Described };
  const described = paths[path.replaceAll(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  return described?.requestBody?.content["application/json"]?.schema;
}

/** A body as its schema in the OpenAPI document describes it. */
export function bodyOf(name: string, schema: JsonSchema, filling: Filling): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf?.[0]) return bodyOf(name, schema.anyOf[0], filling);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, bodyOf(key, one, filling)]),
      );
    case "array":
      return schema.items ? [bodyOf(name, schema.items, filling)] : [];
    case "integer":
    case "number":
      return /id$/i.test(name) ? filling.number : 1;
    case "boolean":
      return true;
    default:
      return schema.format === "email" ? words["email"] : (words[name] ?? "Something that a stranger says");
  }
}

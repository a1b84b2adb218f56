import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";
import { common, commonArguments, commonInputs, commonPayloads } from "./common-descriptions.ts";

/**
 * Descriptions of types by name. `self` describes the type, `field` a field, an input field or an
 * enum value, and `field(argument)` an argument.
 */
type Descriptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const declared: Descriptions[] = [];

/** Adds a domain's descriptions of its part of the schema. */
export function declareDescriptions(descriptions: Descriptions): void {
  declared.push(descriptions);
}

/** How a domain describes a part of the schema, if it does. */
export const describedAs = (type: string, key: string): string | undefined =>
  declared.map((descriptions) => descriptions[type]?.[key]).find(Boolean);

/** What changes to accounts, keys and the configuration share. */
export const passwordCode =
  "UNPROCESSABLE if the caller did not confirm the password in the last five minutes (`confirmAdminPassword`).";

interface Describable {
  description?: string | null | undefined;
}

/** A named part of the schema, with the key by which a table describes it. */
interface Part {
  type: string;
  key: string;
  part: Describable;
}

/** Every part that needs a description, except the types and fields of GraphQL itself. */
export function partsOf(schema: GraphQLSchema): Part[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) => [{ type: type.name, key: "self", part: type }, ...membersOf(type)]);
}

function membersOf(type: GraphQLNamedType): Part[] {
  const of = (key: string, part: Describable) => ({ type: type.name, key, part });
  if (isEnumType(type)) return type.getValues().map((value) => of(value.name, value));
  if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => of(field.name, field));
  if (!isObjectType(type) && !isInterfaceType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    of(field.name, field),
    ...field.args.map((argument) => of(`${field.name}(${argument.name})`, argument)),
  ]);
}

/**
 * Adds the descriptions to the schema. A text at the definition wins over what many parts share.
 */
export function withDescriptions(schema: GraphQLSchema): GraphQLSchema {
  const parts = new Map(partsOf(schema).map((found) => [`${found.type}.${found.key}`, found.part]));
  for (const table of declared)
    for (const [type, texts] of Object.entries(table))
      for (const [key, text] of Object.entries(texts)) describe(parts.get(`${type}.${key}`), type, key, text);
  for (const { type, key, part } of partsOf(schema)) part.description ??= sharedText(type, key) ?? null;
  return schema;
}

function describe(part: Describable | undefined, type: string, key: string, text: string) {
  if (!part) throw new Error(`The schema has no ${type}.${key}, which a table describes.`);
  if (part.description) throw new Error(`${type}.${key} is described twice.`);
  part.description = text;
}

/** Descriptions of parts with the same meaning in every place. */
function sharedText(type: string, key: string): string | undefined {
  const mutation = /^(?<name>\w+?)(?<kind>Input|Payload)$/.exec(type)?.groups;
  if (key === "self" && mutation) {
    const name = `${mutation["name"]?.charAt(0).toLowerCase()}${mutation["name"]?.slice(1)}`;
    return mutation["kind"] === "Input" ? `Values for \`${name}\`.` : `Result of \`${name}\`.`;
  }
  if (key === "self" && type.endsWith("Edge")) return "A row of a page.";
  const argument = /\((\w+)\)$/.exec(key)?.[1];
  if (argument) return commonArguments[argument];
  if (mutation) return (mutation["kind"] === "Input" ? commonInputs : commonPayloads)[key];
  return common[key];
}

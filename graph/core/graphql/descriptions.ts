import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from "graphql";

/** What changes to accounts, keys and the configuration share. */
export const passwordCode =
  "UNPROCESSABLE if the caller did not confirm the password in the last five minutes (`confirmAdminPassword`).";

/** Fields of objects. */
const common: Readonly<Record<string, string>> = {
  id: "Relay global ID. Pass it to `node` to read the object again.",
  caseId: "Case ID of the request, such as `EM-2026-1234`.",
  createdAt: "When it was created.",
  cursor: "Cursor of the row, for `after`.",
  edges: "The rows on this page, with their cursors.",
  hasNext: "True if another page follows.",
  node: "The row.",
  number: "Row number. REST calls it `id`.",
  pageInfo: "Where the page starts and ends.",
  requestNumber: "Number of the request. REST calls it `id`.",
  rows: "Rows on this page.",
  rowsPerPage: "Number of rows on a full page.",
  totalCount: "Number of matching rows on all pages.",
  total: "Number of matching rows on all pages.",
  version: "Increases with every change. Send it back with a change to detect concurrent ones.",
};

/** Fields of the inputs of mutations. */
const commonInputs: Readonly<Record<string, string>> = {
  id: "Relay global ID of the object to change.",
  idempotencyKey: "Random key of at least 16 characters. A repeat with the same key has no further effect.",
  version: "The `version` that the client last read. CONFLICT if it has changed since.",
};

/** Fields of the results of mutations: the object as it is afterward. */
const commonPayloads: Readonly<Record<string, string>> = {
  admin: "The account after the change.",
  agency: "The agency after the change.",
  apiKey: "The API key after the change.",
  block: "The block after the change.",
  callback: "The callback after the change.",
  chain: "The audit log's totals after the change.",
  communication: "The inbox line after the change.",
  correction: "The report after the change.",
  difference: "The line after the change.",
  entry: "The directory entry after the change.",
  event: "The event after the change.",
  feedback: "The feedback after the change.",
  fund: "The fund after the change.",
  handover: "The handover.",
  letter: "The letter after the change.",
  message: "The message after the change.",
  network: "The network after the change.",
  officerCase: "The case after the change.",
  request: "The request after the change.",
  response: "The answer after the change.",
  rule: "The urgency rule after the change.",
  ruleset: "The ruleset after the change.",
  systemConfig: "The configuration after the change.",
  task: "The task after the change.",
  terminal: "The terminal after the change.",
  template: "The template after the change.",
  trustedDomains: "The trusted domains after the change.",
  vendor: "The provider after the change.",
  verification: "The session's own case after the change.",
  viewer: "The caller after the change.",
  webhook: "The webhook after the change.",
};

/** Arguments of fields. */
const commonArguments: Readonly<Record<string, string>> = {
  after: "Cursor: return the rows after this one.",
  before: "Cursor: return the rows before this one.",
  first: "Number of rows on the page. The default is 25, the most is 200.",
  id: "Relay global ID.",
  last: "Number of rows from the end.",
};

interface Describable {
  description?: string | null | undefined;
}

/** A named part of the schema. The key of a type is `self`, of an argument `field(argument)`. */
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

/** Describes what its definition does not: the parts that have the same meaning in every place. */
export function withCommonDescriptions(schema: GraphQLSchema): GraphQLSchema {
  for (const { type, key, part } of partsOf(schema)) part.description ??= commonText(type, key) ?? null;
  return schema;
}

export function commonText(type: string, key: string): string | undefined {
  if (key === "self") return type.endsWith("Edge") ? "A row of a page." : undefined;
  const argument = /\((\w+)\)$/.exec(key)?.[1];
  if (argument) return commonArguments[argument];
  if (type.endsWith("Input")) return commonInputs[key];
  return type.endsWith("Payload") ? commonPayloads[key] : common[key];
}

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  Kind,
  parse,
  print,
  validate,
  type DocumentNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from "graphql";
import { scopeOf } from "../../core/access/plugin.ts";
import type { Scope } from "../../../shared/core/access/trust.ts";
import type { PartnerOperation } from "./documents.ts";
import { schema } from "../schema.ts";

const folder = "graph/accounts/api-keys/operations";

/**
 * Every partner document, checked against the schema. Throws with the file's name if one is not
 * valid.
 */
export const readPartnerOperations = (): PartnerOperation[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".graphql"))
    .toSorted()
    .map((file) =>
      partnerOperation(file.replace(/\.graphql$/, ""), readFileSync(join(folder, file), "utf8")),
    );

/**
 * One document: a single query or subscription, named as its file, of fields that an API key can
 * read.
 */
export function partnerOperation(name: string, source: string): PartnerOperation {
  // A checkout with Windows line ends has the same hash.
  const text = source.replaceAll("\r\n", "\n");
  const fail = (problem: string): never => {
    throw new Error(`${folder}/${name}.graphql: ${problem}`);
  };
  const document = parsed(text, fail);
  const operation = onlyOperation(document) ?? fail("must hold one operation.");
  const { operation: kind } = operation;
  if (kind === "mutation") return fail("must be a query or a subscription: API keys do not write here.");
  if (operation.name?.value !== name) fail(`the operation must be named ${name}, as the file.`);
  const [error] = validate(schema, document);
  if (error) fail(error.message);
  return {
    name,
    kind,
    id: createHash("sha256").update(text).digest("hex"),
    about: /^#\s*(.+)/.exec(text)?.[1] ?? fail("must say in a comment on the first line what it reads."),
    scopes: ["graphql:read", ...requiredScopes(operation, fail)],
    variables: (operation.variableDefinitions ?? []).map(print),
    text,
  };
}

function parsed(text: string, fail: (problem: string) => never): DocumentNode {
  try {
    return parse(text);
  } catch (error) {
    return fail(error instanceof Error ? error.message : "cannot be parsed.");
  }
}

const onlyOperation = ({ definitions }: DocumentNode): OperationDefinitionNode | undefined => {
  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  return operations.length === 1 ? operations[0] : undefined;
};

/** The scopes of the root fields, without `graphql:read`, which every call requires. */
function requiredScopes(operation: OperationDefinitionNode, fail: (problem: string) => never): Scope[] {
  const root = operation.operation === "subscription" ? "Subscription" : "Query";
  const fields = (schema.getType(root) as GraphQLObjectType).getFields();
  const scopes = operation.selectionSet.selections.map((selection) => {
    if (selection.kind !== Kind.FIELD) return fail("must name its root fields without a fragment.");
    const field = fields[selection.name.value];
    const scope = field && scopeOf(field);
    return scope ?? fail(`${root}.${selection.name.value} names no scope, so no API key can read it.`);
  });
  return [...new Set(scopes)].filter((scope) => scope !== "graphql:read").toSorted();
}

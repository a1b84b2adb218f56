import {
  getArgumentValues,
  getNamedType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isInputObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { Refusal } from "../errors.ts";
import { globalIdIn } from "../graphql/ids.ts";
import type { Prefetch } from "./prefetch.ts";

export type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;

/** Where a document selects a field: a resolver's `info` has it. */
export interface Selected {
  fieldNodes: readonly FieldNode[];
  fragments: Fragments;
}

/** What a field reads first, from its arguments as its resolver gets them. */
type FieldPrefetch<Args> = (args: Args, selected: Selected) => Prefetch | undefined;

/** The `extensions` of a query or mutation that declares it. */
export const prefetching = <Args>(prefetch: FieldPrefetch<Args>) => ({ prefetch });

interface Call {
  document: DocumentNode;
  operationName: string | undefined;
  variables: Record<string, unknown>;
}

/**
 * What a call reads first, if one of the fields at the top of its document declares it. Bad input
 * is reported later, by the execution; any other error is a defect.
 */
export function prefetchIn(schema: GraphQLSchema, { document, operationName, variables }: Call) {
  const known = found.get(document);
  const top = known === undefined ? topIn(schema, document, operationName) : known;
  found.set(document, top);
  if (!top) return undefined;
  const { operation, field, fragments, definition } = top;
  try {
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    if (!coerced) return undefined;
    const args = getArgumentValues(definition, field, coerced);
    const { prefetch } = definition.extensions as ReturnType<typeof prefetching<unknown>>;
    return prefetch(decoded(definition.args, args), { fieldNodes: [field], fragments });
  } catch (error) {
    if (error instanceof Refusal || error instanceof GraphQLError) return undefined;
    throw error;
  }
}

interface Top {
  operation: OperationDefinitionNode;
  field: FieldNode;
  fragments: Fragments;
  definition: GraphQLField<unknown, unknown>;
}
/** Of each of the app's own documents, which have one operation. */
const found = new WeakMap<DocumentNode, Top | null>();

/** The first field at the top that declares a prefetch, if it occurs once and is always read. */
function topIn(schema: GraphQLSchema, document: DocumentNode, operationName: string | undefined): Top | null {
  const operation = getOperationAST(document, operationName);
  const type = operation && schema.getRootType(operation.operation);
  if (!operation || !type) return null;
  const fragments = Object.fromEntries(
    document.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
    ),
  );
  const fields = [...fieldsIn(operation.selectionSet, fragments)];
  for (const field of fields) {
    const definition = type.getFields()[field.name.value];
    const [, another] = fields.filter((one) => one.name.value === field.name.value);
    if (definition?.extensions["prefetch"] && !another && !field.directives?.length)
      return { operation, field, fragments, definition };
  }
  return null;
}

/** The fields of a selection, with those of its fragments. */
export function* fieldsIn(set: SelectionSetNode | undefined, fragments: Fragments): Generator<FieldNode> {
  for (const one of set?.selections ?? []) {
    if (one.kind === Kind.FIELD) yield one;
    else if (one.kind === Kind.INLINE_FRAGMENT) yield* fieldsIn(one.selectionSet, fragments);
    else yield* fieldsIn(fragments[one.name.value]?.selectionSet, fragments);
  }
}

/** Values with their global ids decoded, which Pothos does around a resolver. */
function decoded(fields: readonly (GraphQLArgument | GraphQLInputField)[], values: Record<string, unknown>) {
  const result = { ...values };
  for (const { name, type, extensions } of fields) {
    const input = getNamedType(type);
    const decode = (value: unknown): unknown => {
      if (value == null) return value;
      if (Array.isArray(value)) return value.map(decode);
      if (extensions["isRelayGlobalID"]) return globalIdIn(value as string);
      return isInputObjectType(input) ? decoded(Object.values(input.getFields()), value as never) : value;
    };
    if (name in result) result[name] = decode(result[name]);
  }
  return result;
}

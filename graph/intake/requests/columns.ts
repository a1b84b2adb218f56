import { createHash } from "node:crypto";
import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import type { EmergencyRequest } from "../../../prisma/client/client.ts";

type Column = keyof EmergencyRequest;

/** Masking reads these to decide whether the person may be named (masking.ts). */
const person = ["caseId", "officerId", "citizenId", "anonymous", "victimName"] as const;

/**
 * The columns for each field of a request. For fields that are missing here, such as relations, the
 * client reads whole rows.
 */
export const columnsOf: Readonly<Record<string, readonly Column[]>> = {
  __typename: [],
  id: [],
  number: [],
  caseId: ["caseId"],
  status: ["status"],
  urgencyLevel: ["urgencyLevel"],
  createdAt: ["createdAt"],
  requestAmount: ["requestAmountCents"],
  anonymous: ["anonymous"],
  contacting: ["contacting"],
  victimName: person,
  victimContact: [...person, "victimContact", "victimPhone"],
  victimAddress: ["victimAddress"],
  victimPhone: ["victimPhone"],
  victimEmail: [...person, "victimEmail"],
  requestDetails: [...person, "requestDetails"],
  requestedHelpTypes: ["requestedHelpTypes"],
  aiRecommendation: ["aiRecommendationCents"],
  aiJustification: ["aiJustification"],
  decisionReason: ["decisionReason"],
  viewerCanReveal: ["anonymous"],
};

export type Fragments = Readonly<Record<string, FragmentDefinitionNode | undefined>>;

export interface Columns {
  names: readonly Column[];
  /** Short enough for a prepared statement's name, of which PostgreSQL reads 63 characters. */
  key: string;
}

const looked = new WeakMap<FieldNode, Columns | null>();

/**
 * The columns for a list's nodes, sorted; null if they need more than columns. Analyzed once per
 * selection: fields behind @skip or @include are always read.
 */
export function columnsIn(list: FieldNode, fragments: Fragments, known = columnsOf): Columns | null {
  const found = looked.get(list);
  if (found !== undefined) return found;
  const fields = [...nodeFields(list, fragments)].map(({ name }) => known[name.value] ?? null);
  const names = [...new Set<Column>(["id", ...fields.flatMap((each) => each ?? [])])].toSorted();
  const columns = fields.includes(null)
    ? null
    : { names, key: createHash("sha256").update(names.join(" ")).digest("hex").slice(0, 12) };
  looked.set(list, columns);
  return columns;
}

function* nodeFields(list: FieldNode, fragments: Fragments): Generator<FieldNode> {
  for (const edges of fieldsIn(list.selectionSet, fragments))
    if (edges.name.value === "edges")
      for (const node of fieldsIn(edges.selectionSet, fragments))
        if (node.name.value === "node") yield* fieldsIn(node.selectionSet, fragments);
}

/** The field of this name at the top of an operation, if it occurs once. */
export function topField(operation: OperationDefinitionNode, fragments: Fragments, name: string) {
  const [field, another] = [...fieldsIn(operation.selectionSet, fragments)].filter(
    (one) => one.name.value === name,
  );
  return another ? undefined : field;
}

function* fieldsIn(set: SelectionSetNode | undefined, fragments: Fragments): Generator<FieldNode> {
  for (const one of set?.selections ?? []) {
    if (one.kind === Kind.FIELD) yield one;
    else if (one.kind === Kind.INLINE_FRAGMENT) yield* fieldsIn(one.selectionSet, fragments);
    else yield* fieldsIn(fragments[one.name.value]?.selectionSet, fragments);
  }
}

import { createHash } from "node:crypto";
import type { FieldNode } from "graphql";
import { fieldsIn, type Fragments, type Selected } from "./fields.ts";

/** The columns that a list's document needs. */
export interface SelectedColumns<Column extends string> {
  names: readonly Column[];
  /** Short enough for a prepared statement's name, of which PostgreSQL reads 63 characters. */
  key: string;
}

type Known<Column extends string> = Readonly<Record<string, readonly Column[]>>;

const memo = new WeakMap<Known<string>, WeakMap<FieldNode, SelectedColumns<string> | null>>();

/**
 * The columns for a list's nodes, sorted, by those of each field; null if they need more than
 * columns, or if the document selects the list in two places. Analyzed once per selection: fields
 * behind @skip or @include are always read.
 */
export function columnsIn<Column extends string>(
  { fieldNodes: [list, another], fragments }: Selected,
  known: Known<Column>,
): SelectedColumns<Column | "id"> | null {
  if (!list || another) return null;
  const analyzed = memo.get(known) ?? new WeakMap<FieldNode, SelectedColumns<string> | null>();
  memo.set(known, analyzed);
  const found = analyzed.get(list) as SelectedColumns<Column | "id"> | null | undefined;
  if (found !== undefined) return found;
  const fields = [...nodeFields(list, fragments)].map(({ name }) => known[name.value] ?? null);
  const names = [...new Set<Column | "id">(["id", ...fields.flatMap((each) => each ?? [])])].toSorted();
  const columns = fields.includes(null)
    ? null
    : { names, key: createHash("sha256").update(names.join(" ")).digest("hex").slice(0, 12) };
  analyzed.set(list, columns);
  return columns;
}

function* nodeFields(list: FieldNode, fragments: Fragments): Generator<FieldNode> {
  for (const edges of fieldsIn(list.selectionSet, fragments))
    if (edges.name.value === "edges")
      for (const node of fieldsIn(edges.selectionSet, fragments))
        if (node.name.value === "node") yield* fieldsIn(node.selectionSet, fragments);
}

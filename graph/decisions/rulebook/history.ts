import type { RulebookChange } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";

export const changeKinds = ["urgency-rule", "ai-ruleset"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The history of changes, newest first. */
export async function listChanges(
  context: Context,
  kind: ChangeKind,
  slice: Slice,
): Promise<RulebookChange[]> {
  admit(context.viewer, "readCases");
  return context.db.rulebookChange.findMany({ where: { kind }, orderBy: { id: "desc" }, ...at(slice) });
}

export const countChanges = ({ db }: Context, kind: ChangeKind): Promise<number> =>
  db.rulebookChange.count({ where: { kind } });

import type { RulebookChange } from "../../prisma/client/client.ts";
import { admit } from "../core/access/audiences.ts";
import type { Context } from "../core/context.ts";
import { pageAt } from "../core/graphql/desk-list.ts";

export const changeKinds = ["urgency-rule", "ai-ruleset"] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The history of changes, newest first. */
export async function listChanges(
  context: Context,
  { kind, page }: { kind: ChangeKind; page?: number | null | undefined },
): Promise<RulebookChange[]> {
  admit(context.viewer, "admin");
  return context.db.rulebookChange.findMany({ where: { kind }, orderBy: { id: "desc" }, ...pageAt(page) });
}

export const countChanges = ({ db }: Context, kind: ChangeKind): Promise<number> =>
  db.rulebookChange.count({ where: { kind } });

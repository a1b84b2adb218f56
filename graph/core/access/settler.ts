import type { Context } from "../context.ts";
import { Refusal } from "../errors.ts";
import { says } from "../../../shared/core/sentences.ts";
import { isSeparateSettler } from "./separation.ts";
import { actorOf, isTool, isVisitor, personKeysOf } from "./viewer.ts";

export const recipient = "the recipient";

/** The columns of a dispatch that say who made its money count as spent. */
export interface Settler {
  settledBy: string;
  settledByKeys: string[];
}

/**
 * The acting person as one who may settle money; undefined for those who may not settle any. A
 * program is no second person. A recipient acts without a session.
 */
export function settlerIn({ viewer }: Pick<Context, "viewer">, by?: typeof recipient): Settler | undefined {
  if (isTool(viewer)) return undefined;
  const settledByKeys = personKeysOf(viewer);
  if (by) return { settledBy: by, settledByKeys: [...settledByKeys, recipient] };
  if (isVisitor(viewer)) return undefined;
  return { settledBy: actorOf(viewer).actorName ?? "", settledByKeys };
}

/** The same for one dispatch: never the person who dispatched it. */
export function settlerOf(
  context: Pick<Context, "viewer">,
  help: { dispatchedByKeys: readonly string[] },
  by?: typeof recipient,
): Settler | undefined {
  const settler = settlerIn(context, by);
  return settler && isSeparateSettler(settler.settledByKeys, [help]) ? settler : undefined;
}

/** The acting person, who settles this help. FORBIDDEN for a program and for its dispatcher. */
export function demandSettler(
  context: Pick<Context, "viewer">,
  help: { dispatchedByKeys: readonly string[] },
): Settler {
  const settler = settlerOf(context, help);
  if (settler) return settler;
  throw new Refusal("FORBIDDEN", isTool(context.viewer) ? says.personSettles : says.settlesOwnDispatch);
}

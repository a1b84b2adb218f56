import { isFullName } from "./identifying.ts";
import { foldName } from "./normalize.ts";
import { canRename } from "./relation.ts";
import type { KeyKind } from "./types.ts";

/** What two requests have in common, by equality of their keys. */
export interface Likeness {
  /** Kinds with an equal key in both; `birth` if the dates of birth are equal. */
  common: readonly (KeyKind | "birth")[];
  /** Kinds that both have, without an equal key. */
  differing: readonly (KeyKind | "birth")[];
  /** The names of the two people; empty for someone who stays anonymous. */
  names: readonly [string, string];
}

/**
 * - `strong`: a person should look at both cases.
 * - `hint`: something is shared, as it is in a family, at a shelter, or by neighbors.
 * - `none`: nothing is shared.
 */
export const strengths = ["strong", "hint", "none"] as const;
export type Strength = (typeof strengths)[number];

/**
 * How strongly two requests point to one person. It decides what is asked first, and nothing else:
 * only an administrator says that two requests are for one person.
 *
 * Strong is the same date of birth with
 *
 * - the same full name, unless both have a government ID, the IDs differ and nothing else is
 *   shared: people with one name and birthday; or
 * - the same government ID, if one full name contains the other: twins may be registered with their
 *   mother's.
 *
 * A phone number, an email address and an address are hints, however many are shared. Different
 * birth dates are never strong: father and son have one name and one home.
 */
export function strengthOf({ common, differing, names }: Likeness): Strength {
  const shared = common.filter((kind) => kind !== "birth");
  if (shared.length === 0) return "none";
  if (!common.includes("birth")) return "hint";
  const isOneId = shared.includes("government-id") && containsOther(names);
  const isOneName =
    shared.includes("name-and-birth") && !(differing.includes("government-id") && shared.length === 1);
  return isOneId || isOneName ? "strong" : "hint";
}

const containsOther = (names: readonly [string, string]) =>
  names.every((name) => isFullName(foldName(name))) && canRename(...names);

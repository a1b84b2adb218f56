import type { PersonalClass } from "../../core/personal/classes.ts";
import { classAt, classOfElement, type Described } from "../../core/personal/read.ts";

/** A value of a column, or of stored JSON. */
export interface Leaf {
  path: string;
  value: string | number | boolean;
  of: PersonalClass | undefined;
}

/** The values of a column, also of stored JSON and of lists, with the class of each. */
export function leavesIn(
  value: unknown,
  described: Pick<Described, "keys" | "elements"> | undefined,
): Leaf[] {
  const { keys, elements } = described ?? {};
  if (elements && Array.isArray(value))
    return value.map((one) => ({ path: "", value: String(one), of: classOfElement(elements, String(one)) }));
  return leavesOf(value, keys && ((path) => classAt(keys, path)), []);
}

function leavesOf(
  value: unknown,
  classOf: ((path: readonly string[]) => PersonalClass | undefined) | undefined,
  path: readonly string[],
): Leaf[] {
  if (isEmpty(value)) return [];
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== "object"))
      return [{ path: path.join(" "), value: value.join(", "), of: classOf?.(path) }];
    return value.flatMap((one) => leavesOf(one, classOf, path));
  }
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, classOf, [...path, key]));
  return [
    {
      path: path.join(" "),
      value: value as Leaf["value"],
      of: path.length > 0 ? classOf?.(path) : undefined,
    },
  ];
}

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

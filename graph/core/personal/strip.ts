import { describe, tableOf } from "./read.ts";
import { fieldOf } from "./rows.sql.ts";
import type { Model } from "./types.ts";

export type Strip = "keep" | "null" | "empty" | "delete row" | "delete file";

/** What a strip of the person's record does with a column. Rows that belong to no one are kept. */
export function stripOf(model: Model, column: string): Strip {
  const { of, rows } = tableOf(model);
  const described = describe(model, column);
  if (!of || !described) return "keep";
  if (described.strip === "delete file") return "delete file";
  if (rows === "delete") return "delete row";
  if (described.strip === "keep") return "keep";
  const { isRequired, isList } = fieldOf(model, column);
  return isRequired || isList ? "empty" : "null";
}

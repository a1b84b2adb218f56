import { getDatamodel } from "../../../prisma/pothos.ts";
import { describe, tableOf } from "./read.ts";
import type { Model } from "./types.ts";

export type Strip = "keep" | "null" | "empty" | "delete row" | "delete file";

interface Field {
  name: string;
  isRequired: boolean;
  isList: boolean;
}

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

const { datamodel } = getDatamodel() as unknown as {
  datamodel: { models: Record<string, { fields: Field[] }> };
};

function fieldOf(model: Model, column: string): Field {
  const field = datamodel.models[model]?.fields.find(({ name }) => name === column);
  if (!field) throw new Error(`${model}.${column} is not in the schema.`);
  return field;
}

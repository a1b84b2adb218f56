import { getDatamodel } from "../../../prisma/pothos.ts";
import type { Subject } from "./classes.ts";
import { tableOf, type AnyPath } from "./read.ts";
import type { Model } from "./types.ts";

interface Field {
  name: string;
  type: string;
  isList: boolean;
  isRequired: boolean;
  relationFromFields?: string[];
}
const { datamodel } = getDatamodel() as unknown as {
  datamodel: { models: Record<string, { fields: Field[] }> };
};
export const fieldsOf = (model: Model): Field[] => datamodel.models[model]?.fields ?? [];

export function fieldOf(model: Model, column: string): Field {
  const field = fieldsOf(model).find(({ name }) => name === column);
  if (!field) throw new Error(`${model}.${column} is not in the schema.`);
  return field;
}

export const pathsOf = (model: Model, subject: Subject): AnyPath[] => {
  const paths = tableOf(model).of?.[subject];
  if (!paths) return [];
  return Array.isArray(paths) ? [...(paths as AnyPath[])] : [paths as AnyPath];
};

/** The column of a path, and the table that it leads to if the number is in another row. */
export function stepsOf(model: Model, path: AnyPath): { column: string; table?: string; target?: string } {
  if (typeof path !== "string") return { column: path.column };
  const [relation = "", target] = path.split(".");
  if (target === undefined) return { column: relation };
  const { type, relationFromFields } = fieldOf(model, relation);
  return { column: relationFromFields?.[0] ?? "", table: type, target };
}

const isThat = (column: string) => `${column}::text = $1::text`;

/**
 * The condition, in SQL, by which a row of `t` belongs to a subject; undefined if rows of the model
 * belong to no such subject. By default the subject's number is the first value.
 */
export function conditionOf(model: Model, subject: Subject, isTheirs = isThat): string | undefined {
  const all = pathsOf(model, subject).map((path) => {
    const { column, table, target } = stepsOf(model, path);
    if (table) return `t."${column}" IN (SELECT o."id" FROM "${table}" o WHERE ${isTheirs(`o."${target}"`)})`;
    if (typeof path === "string") return isTheirs(`t."${column}"`);
    const where = Object.entries(path.where).map(([name, value]) => `t."${name}"::text = '${value}'`);
    return `(${[isTheirs(`t."${column}"`), ...where].join(" AND ")})`;
  });
  return all.length === 0 ? undefined : `(${all.join(" OR ")})`;
}

import { getDatamodel } from "../../../prisma/pothos.ts";
import { tableOf, type AnyPath } from "../../../graph/core/personal/read.ts";
import type { Subject } from "../../../graph/core/personal/classes.ts";
import type { Model } from "../../../graph/core/personal/types.ts";

interface Field {
  name: string;
  type: string;
  isList: boolean;
  relationFromFields?: string[];
}
const { datamodel } = getDatamodel() as unknown as {
  datamodel: { models: Record<string, { fields: Field[] }> };
};
export const fieldsOf = (model: Model) => datamodel.models[model]!.fields;

/**
 * The condition, in SQL, by which a row of `t` belongs to a subject, whose number is the first
 * value; undefined if rows of the model belong to no such subject.
 */
export function conditionOf(model: Model, subject: Subject): string | undefined {
  const paths = tableOf(model).of?.[subject];
  if (!paths) return undefined;
  const all = Array.isArray(paths) ? (paths as AnyPath[]) : [paths as AnyPath];
  return `(${all.map((path) => conditionAt(model, path)).join(" OR ")})`;
}

function conditionAt(model: Model, path: AnyPath): string {
  if (typeof path !== "string") {
    const where = Object.entries(path.where).map(([column, value]) => `t."${column}"::text = '${value}'`);
    return `(t."${path.column}"::text = $1::text AND ${where.join(" AND ")})`;
  }
  const [relation, column] = path.split(".");
  if (!column) return `t."${relation}"::text = $1::text`;
  const field = fieldsOf(model).find(({ name }) => name === relation)!;
  const [own] = field.relationFromFields ?? [];
  return `t."${own}" IN (SELECT o."id" FROM "${field.type}" o WHERE o."${column}"::text = $1::text)`;
}

import type { Database } from "../../../graph/adapters/database/open.ts";
import type { Subject } from "../../../graph/core/personal/classes.ts";
import { columnsOf, describe, models } from "../../../graph/core/personal/read.ts";
import type { Model } from "../../../graph/core/personal/types.ts";
import { writeUnguarded } from "../database/unguarded.ts";
import { conditionOf, fieldsOf } from "../../../graph/core/personal/rows.sql.ts";

const people = ["victimIdentity", "contact", "victimText", "officer", "supervisor", "citizen"];

/** A word that is in one column alone; its class says where it may not be. */
export interface Canary {
  place: string;
  of: string;
  word: string;
}

const wordOf = (model: Model, column: string) => `zq${model}${column}qz`.toLowerCase();

/**
 * Adds a word to each readable text about a person in the rows of these subjects, past every
 * trigger. Sealed texts, keys and the audit log stay as they are.
 */
export async function fillCanaries(
  { pool }: Pick<Database, "pool">,
  whose: Partial<Record<Subject, number>>,
): Promise<Canary[]> {
  const canaries: Canary[] = [];
  await writeUnguarded(pool, async (client) => {
    for (const model of models.filter((one) => one !== "AuditEntry"))
      for (const column of textsOf(model)) {
        const conditions = Object.entries(whose).flatMap(
          ([subject, number]) => conditionOf(model, subject as Subject)?.replaceAll("$1", `${number}`) ?? [],
        );
        if (conditions.length === 0) continue;
        const word = wordOf(model, column);
        const { rowCount } = await client.query(
          `UPDATE "${model}" t SET "${column}" = t."${column}" || ' ${word}' WHERE t."${column}" IS NOT NULL AND (${conditions.join(" OR ")})`,
        );
        if (rowCount) canaries.push({ place: `${model}.${column}`, of: describe(model, column)!.of, word });
      }
  });
  return canaries;
}

/** Texts of the classes of people, but for what is looked up by its exact value. */
function textsOf(model: Model): string[] {
  const texts = new Set(
    fieldsOf(model)
      .filter(({ type, isList }) => type === "String" && !isList)
      .map(({ name }) => name),
  );
  return columnsOf(model).filter(
    (column) =>
      texts.has(column) &&
      people.includes(describe(model, column)!.of) &&
      !/Sealed$|Key$|^subject$/.test(column),
  );
}

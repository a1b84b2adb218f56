import type { Database } from "../../../graph/adapters/database/open.ts";
import { columnsOf, describe, models, tableOf } from "../../../graph/core/personal/read.ts";
import type { Model } from "../../../graph/core/personal/types.ts";
import { writeUnguarded } from "../database/unguarded.ts";
import { fieldsOf } from "../../../graph/core/personal/rows.sql.ts";

/** Made cases have these numbers, for the request, the officer's case and every other row. */
export const firstMade = 1_000_000;

/** An audit entry refers to anything; a voucher has such words only with its whole story. */
const isOther = new Set<Model>(["AuditEntry", "Voucher"]);

/** Classes whose columns get a canary. */
const isPersonal = (model: Model, column: string) =>
  !["none", "reference", "money", "secret", "admin"].includes(describe(model, column)!.of);

/** Models whose rows belong to a request or an officer's case, and say something of a person. */
export const madeModels = models.filter((model) => {
  const { of } = tableOf(model);
  return (of?.request || of?.case) && !isOther.has(model) && personalColumns(model).length > 0;
});

/** Texts and lists of texts: what a canary can be written into as it is. */
export function personalColumns(model: Model): string[] {
  const texts = new Set(
    fieldsOf(model)
      .filter(({ type }) => type === "String")
      .map(({ name }) => name),
  );
  return columnsOf(model).filter((column) => texts.has(column) && isPersonal(model, column));
}

export const canaryOf = (model: Model, column: string, number: number) =>
  `zq ${model} ${column} ${number} qz`.toLowerCase();

/** Writes so many cases past every trigger and key, with a canary in each personal column. */
export async function makeCases({ pool }: Pick<Database, "pool">, count: number): Promise<void> {
  await writeUnguarded(pool, async (client) => {
    for (const model of madeModels) {
      const { rows } = await client.query<Column>(columnsQuery, [model]);
      const personal = new Set(personalColumns(model));
      const needed = rows.filter(
        ({ name, isNeeded }) =>
          isNeeded || personal.has(name) || isKey(model, name) || unsigned[`${model}.${name}`],
      );
      const values = needed.map((column) => valueFor(model, column, personal.has(column.name)));
      await client.query(
        `INSERT INTO "${model}" (${needed.map(({ name }) => `"${name}"`).join(", ")})
         SELECT ${values.join(", ")} FROM generate_series(${firstMade}, ${firstMade + count - 1}) AS n`,
      );
    }
  });
}

/** A release that no one has signed yet. */
const unsigned: Partial<Record<string, string>> = {
  "Release.what": "'{contact}'",
  "Release.way": "'pass'",
  "Release.days": "30",
  "Release.signer": "'person'",
};

interface Column {
  name: string;
  type: string;
  isEnum: boolean;
  isNeeded: boolean;
}
const columnsQuery = `
  SELECT a.attname AS "name", format_type(a.atttypid, NULL) AS "type", t.typtype = 'e' AS "isEnum",
    a.attnotnull AND NOT a.atthasdef AS "isNeeded"
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
  WHERE a.attrelid = format('%I', $1::text)::regclass AND a.attnum > 0 AND NOT a.attisdropped`;

/** Ids and references have the case's number, so that each row belongs to one case. */
const isKey = (model: Model, column: string) =>
  column === "id" ||
  fieldsOf(model).some(({ relationFromFields = [] }) => relationFromFields.includes(column));

function valueFor(model: Model, { name, type, isEnum }: Column, hasCanary: boolean): string {
  const canary = `lower('zq ${model} ${name} ') || n || ' qz'`;
  if (hasCanary) return type === "text[]" ? `ARRAY[${canary}]` : canary;
  if (model === "EmergencyRequest" && name === "caseId") return `'EM-2026-' || n`;
  // Of two requests; the other one was not made.
  if (model === "PersonVerdict" && name === "firstId") return "n";
  if (model === "PersonVerdict" && name === "secondId") return `n + ${firstMade}`;
  // No money: the ledger must agree after each test file.
  if (model === "FundAllocation" && name === "status") return "'denied'";
  const ofRelease = unsigned[`${model}.${name}`];
  if (ofRelease) return ofRelease;
  if (model === "PrivacyRequest" && name === "dueAt") return "now() + interval '45 days'";
  if (isEnum) return `(enum_range(NULL::${type}))[1]`;
  if (type === "uuid") return `md5('${model} ${name} ' || n)::uuid`;
  if (type === "text") return `'${model} ${name} ' || n`;
  if (type === "integer")
    return isKey(model, name) ? "n" : ["amountCents", "bytes"].includes(name) ? "1" : "0";
  if (type.startsWith("timestamp")) return "now()";
  if (type === "boolean") return "false";
  if (type === "jsonb") return "'{}'";
  if (type.endsWith("[]")) return "'{}'";
  return "1";
}

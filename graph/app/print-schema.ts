import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "./schema.ts";

/** schema.graphql as it is committed: sorted, so that a change shows as just that change. */
export const printedSchema = () => `${printSchema(lexicographicSortSchema(schema))}\n`;

if (process.argv[1]?.endsWith("print-schema.ts")) writeFileSync("schema.graphql", printedSchema());

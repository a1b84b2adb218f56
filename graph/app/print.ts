import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { accessPage } from "./access-page.ts";
import { schema } from "./schema.ts";

// What is committed of the schema and of who may do what: sorted, so that a change shows as just that change.
writeFileSync("schema.graphql", `${printSchema(lexicographicSortSchema(schema))}\n`);
writeFileSync("docs/access.md", accessPage());

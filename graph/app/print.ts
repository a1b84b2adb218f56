import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { accessPage } from "./access-page.ts";
import { partnerFile } from "./partners/documents.ts";
import { readPartnerOperations } from "./partners/operations.ts";
import { schema } from "./schema.ts";

// Prints the committed files of schema and access, sorted so that a change has a small diff.
writeFileSync("schema.graphql", `${printSchema(lexicographicSortSchema(schema))}\n`);
writeFileSync("docs/access.md", accessPage());
// Not committed: made from graph/api-keys/operations.
writeFileSync(partnerFile, `${JSON.stringify(readPartnerOperations(), null, 2)}\n`);

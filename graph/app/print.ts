import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { accessPage } from "./access-page.ts";
import { partnerFile } from "./partners/documents.ts";
import { readPartnerOperations } from "./partners/operations.ts";
import { schema } from "./schema.ts";

// What is committed of the schema and of who may do what: sorted, so that a change shows as just
// that change.
writeFileSync("schema.graphql", `${printSchema(lexicographicSortSchema(schema))}\n`);
writeFileSync("docs/access.md", accessPage());
// Not committed: made from graph/api-keys/operations.
writeFileSync(partnerFile, `${JSON.stringify(readPartnerOperations(), null, 2)}\n`);

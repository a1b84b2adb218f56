import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { accessPage } from "./access-page.ts";
import { partnerFile } from "./partners/documents.ts";
import { readPartnerOperations } from "./partners/operations.ts";
import { settingNames } from "../../shared/platform/system/settings.ts";
import { schema } from "./schema.ts";

// Prints the committed files of schema and access, sorted so that a change has a small diff.
writeFileSync("schema.graphql", `${printSchema(lexicographicSortSchema(schema))}\n`);
writeFileSync("docs/access.md", accessPage());
writeFileSync("web/platform/system/settingsFragment.ts", settingsFragment());
// Not committed: made from graph/accounts/api-keys/operations.
writeFileSync(partnerFile, `${JSON.stringify(readPartnerOperations(), null, 2)}\n`);

/** Relay compiles fragments from texts in the code. */
function settingsFragment() {
  const fields = settingNames.map((name) => `    ${name}\n`).join("");
  return `/* oxlint-disable relay/unused-fields */
import { graphql } from "react-relay";

/** Every setting. Written by \`npm run generate\` from shared/platform/system/setting-table.ts. */
void graphql\`
  fragment settingsFragment_settings on SystemConfig {
${fields}  }
\`;
`;
}

import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { accessPage } from "./access-page.ts";
import { partnerFile } from "./partners/documents.ts";
import { readPartnerOperations } from "./partners/operations.ts";
import { settingNames } from "../../shared/platform/system/settings.ts";
import { schema } from "./schema.ts";
import { personalDataPage } from "./personal-data-page.ts";
import { registrationSheet } from "./sms-registration.ts";

// Prints the committed files of schema, access and personal data, sorted so that a change has a
// small diff.
writeFileSync("schema.graphql", `${printSchema(lexicographicSortSchema(schema))}\n`);
writeFileSync("docs/access.md", accessPage());
writeFileSync("docs/personal-data.md", personalDataPage());
writeFileSync("docs/sms-registration.md", registrationSheet());
writeFileSync("web/platform/system/settingsFragment.ts", settingsFragment());
// Not committed: made from graph/accounts/api-keys/operations.
writeFileSync(partnerFile, `${JSON.stringify(readPartnerOperations(), null, 2)}\n`);

/** Relay compiles fragments from texts in the code. */
function settingsFragment() {
  const listed = (indent: string, end: string) =>
    settingNames.map((name) => `${indent}${name}${end}\n`).join("");
  return `import { graphql, readInlineData } from "react-relay";
import type { settingsFragment_settings$key } from "#relay/settingsFragment_settings.graphql";

/** Every setting. Written by \`npm run generate\` from shared/platform/system/setting-table.ts. */
export function readSettings(config: settingsFragment_settings$key) {
  const {
${listed("    ", ",")}  } = readInlineData(
    graphql\`
      fragment settingsFragment_settings on SystemConfig @inline {
${listed("        ", "")}      }
    \`,
    config,
  );
  return {
${listed("    ", ",")}  };
}
`;
}

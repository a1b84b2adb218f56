// npm run operations: the GraphQL documents that API keys may run, with the hash, the scopes and
// the variables of each.
import { readFileSync } from "node:fs";
import { main, node } from "./lib/run.mjs";

await main(async () => {
  await node("scripts/generate.mjs");
  const operations = JSON.parse(readFileSync("graph/app/partner-documents.json", "utf8"));
  for (const { name, id, about, scopes, variables } of operations) {
    console.log(`\n${name}: ${about}`);
    console.log(`  documentId  sha256:${id}`);
    console.log(`  scopes      ${scopes.join(", ")}`);
    console.log(`  variables   ${variables.join(", ") || "none"}`);
  }
});

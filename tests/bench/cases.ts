import { createKeys } from "../../graph/core/secrets.ts";

/** What the two servers and the load share. */
export const secretKey = "a key of the benchmark alone, never used elsewhere";
export const keys = createKeys(secretKey);
/** Tokens of trusted officers: one who reads their list, and those whose requests wait for approval. */
export const archiveToken = "h".repeat(43);
export const readerToken = "r".repeat(43);
export const approverTokens = Array.from({ length: 40 }, (_, index) => `${10 + index}`.padEnd(43, "a"));
export const listLength = 50;
export const justification = "Approved based on AI recommendation and officer review.";

/** The list as a screen asks for it. The server under test knows it by its id, as it knows the app's own documents, and compiles it by its name. */
export const listDocument = {
  id: "bench-request-list",
  name: "BenchRequestList",
  text: `query BenchRequestList {\n  requests(first: ${listLength}) {\n    edges {\n      node {\n        id\n        caseId\n        status\n        createdAt\n        victimName\n        requestAmount\n        aiRecommendation\n      }\n    }\n  }\n}\n`,
};

/** Tells the parent process where this child listens. */
export const announce = (port: number) => process.stdout.write(`listening on ${port}\n`);

/** As many keys as the product counts money under: three of the officer, two of the person in need. The database looks at the limits of each. */
export const countedUnder = `ARRAY['officer:' || o."emailKey", 'officer:badge:' || o."badgeNumber" || '@bench.example', 'officer:badge:' || o."badgeNumber" || '/bench'],
      ARRAY['victim:' || m."fullName" || '|' || m."phone", 'victim:' || m."fullName" || '|' || m."email"]`;

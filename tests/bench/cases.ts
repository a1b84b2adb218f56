import { createKeys } from "../../graph/core/secrets.ts";

/** What the two servers and the load share. */
export const secretKey = "a key of the benchmark alone, never used elsewhere";
export const keys = createKeys(secretKey);
/** Tokens of two trusted officers: one who reads his list, and one whose requests wait for approval. */
export const readerToken = "r".repeat(43);
export const approverToken = "a".repeat(43);
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

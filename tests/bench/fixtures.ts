import { createKeys } from "../../graph/core/security/secrets.ts";

/** What the two servers and the load share. */
export const secretKey = "a key of the benchmark alone, never used elsewhere";
export const keys = createKeys(secretKey);
/**
 * Tokens of trusted officers: one who reads their list, and those whose requests wait for approval.
 */
export const archiveToken = "h".repeat(43);
export const helpedToken = "p".repeat(43);
export const readerToken = "r".repeat(43);
export const approverTokens = Array.from({ length: 120 }, (_, index) => `${10 + index}`.padEnd(43, "a"));
export const adminToken = "d".repeat(43);
export const listLength = 50;
export const justification = "Approved based on AI recommendation and officer review.";

/** What a letter is written from, sealed: the product's own is about so long. */
export const sealedFacts = "s".repeat(960);

/**
 * The list as a screen asks for it. The server under test knows it by its id, as it knows the app's
 * own documents, and compiles it by its name.
 */
export const listDocument = {
  id: "bench-request-list",
  name: "BenchRequestList",
  text: `query BenchRequestList {\n  requests(first: ${listLength}) {\n    edges {\n      node {\n        id\n        caseId\n        status\n        createdAt\n        victimName\n        requestAmount\n        aiRecommendation\n      }\n    }\n  }\n}\n`,
};

/** The first page of the administrators' tracker, and what it finds by a word and a half. */
export const trackerDocument = {
  id: "bench-tracker",
  name: "BenchTracker",
  text: `query BenchTracker($search: String) {\n  trackedRequests(search: $search) {\n    edges {\n      node {\n        id\n        number\n        caseId\n        urgencyLevel\n        status\n        victimName\n        caseOfficer {\n          number\n        }\n        requestAmount\n        createdAt\n        letterCount\n        responseCount\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n}\n`,
};
/** The analytics of a range, as the screen asks for them. */
export const analyticsDocument = {
  id: "bench-analytics",
  name: "BenchAnalytics",
  text: `query BenchAnalytics($range: AnalyticsRange!, $timeZone: String!) {\n  analytics(range: $range, timeZone: $timeZone) {\n    overview {\n      name\n      value\n      before\n    }\n    requestsByService {\n      name\n      count\n      percentage\n    }\n    requestsByUrgency {\n      name\n      count\n      percentage\n    }\n    states {\n      rows {\n        name\n        count\n      }\n    }\n    departments {\n      rows {\n        name\n        count\n      }\n    }\n    days {\n      day\n      filed\n      allocatedCents\n    }\n  }\n}\n`,
};
export interface AnalyticsAsked {
  range: "days30" | "year";
  timeZone: string;
}
/** The newest entries of the audit log that a word and a number find. */
export const logsDocument = {
  id: "bench-logs",
  name: "BenchLogs",
  text: `query BenchLogs($filter: ActivityFilter!) {\n  activityLogs(filter: $filter) {\n    hasNext\n    rows {\n      number\n      action\n      sentence\n      userId\n      userName\n      userType\n      status\n      resourceType\n      resourceId\n      ipAddress\n      timestamp\n    }\n  }\n}\n`,
};
export interface LogsAsked {
  filter: { search: string };
}
export const searchedLogs = "completed 4321";
/**
 * The app's own mutation, by what a dispatch of three providers sends with it: one click, for no
 * more than was allocated.
 */
export interface DispatchInput {
  id: string;
  version: number;
  providers: {
    vendor: string;
    helpType: string;
    providerInfo: string;
    estimatedValue: number;
    people?: number;
    hours?: number;
  }[];
  dispatchNotes: string;
  overReason: string;
  idempotencyKey: string;
}
export const dispatchName = "useDispatchHelpMutation";
export const dispatchedProviders = [
  { name: "Uber", helpType: "transportation", providerInfo: "Uber", estimatedValue: 100 },
  { name: "DoorDash", helpType: "food", providerInfo: "DoorDash", estimatedValue: 30, people: 3 },
  { name: "Hotels.com", helpType: "shelter", providerInfo: "Hotels.com", estimatedValue: 75, hours: 24 },
];
export const documents = [listDocument, trackerDocument, analyticsDocument, logsDocument];
export const searched = "ferrow 12345";

/** Tells the parent process where this child listens. */
export const announce = (port: number) => process.stdout.write(`listening on ${port}\n`);

/**
 * What an approval's entry in the log says of it, and who stands behind the word, in the product's
 * own columns; `m` is the request and `o` its officer.
 */
export const approvalDetails = `jsonb_build_object('before', 'pending', 'after', 'approved', 'amountCents', m.cents, 'approvals', 1)`;
export const badgeKeys = `ARRAY[lower(o."badgeNumber") || '@bench.example', lower(o."badgeNumber") || '/bench']`;
export const actorName = `o."name" || ' (' || o."badgeNumber" || ')'`;
/**
 * As many keys as the product counts money under: three of the officer, two of the person in need.
 * The database looks at the limits of each.
 */
export const countedUnder = `ARRAY['officer:' || o."emailKey", 'officer:badge:' || o."badgeNumber" || '@bench.example', 'officer:badge:' || o."badgeNumber" || '/bench'],
      ARRAY['victim:' || m."fullName" || '|' || m."phone", 'victim:' || m."fullName" || '|' || m."email"]`;

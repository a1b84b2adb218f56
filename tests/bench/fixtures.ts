import { createKeys } from "../../graph/core/security/secrets.ts";
import type { HelpType } from "../../prisma/client/enums.ts";

/** Shared by the two servers and the load. */
export const secretKey = "a key of the benchmark alone, never used elsewhere";
export const keys = createKeys({ current: secretKey });
/** Tokens of trusted officers: one who reads their list, and those with pending requests. */
export const archiveToken = "h".repeat(43);
export const helpedToken = "p".repeat(43);
export const readerToken = "r".repeat(43);
export const approverTokens = Array.from({ length: 120 }, (_, index) => `${10 + index}`.padEnd(43, "a"));
export const adminToken = "d".repeat(43);
export const listLength = 50;
export const justification = "Approved based on AI recommendation and officer review.";

/** A letter's sealed facts, about as long as the product's. */
export const sealedFacts = "s".repeat(960);

/**
 * The list as a screen requests it. The tested server knows it by its id, like the app's own
 * documents, and compiles it by its name.
 */
export const listDocument = {
  id: "bench-request-list",
  name: "BenchRequestList",
  text: `query BenchRequestList {\n  requests(first: ${listLength}) {\n    edges {\n      node {\n        id\n        caseId\n        status\n        createdAt\n        victimName\n        requestAmount\n        aiRecommendation\n      }\n    }\n  }\n}\n`,
};

/** The first page of the administrators' tracker, and a search for one and a half words. */
export const trackerDocument = {
  id: "bench-tracker",
  name: "BenchTracker",
  text: `query BenchTracker($search: String) {\n  trackedRequests(search: $search) {\n    edges {\n      node {\n        id\n        number\n        caseId\n        urgencyLevel\n        status\n        victimName\n        caseOfficer {\n          number\n        }\n        requestAmount\n        createdAt\n        letterCount\n        responseCount\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n    totalCount\n  }\n}\n`,
};
/** The analytics of a range, as the screen requests them. */
export const analyticsDocument = {
  id: "bench-analytics",
  name: "BenchAnalytics",
  text: `query BenchAnalytics($range: AnalyticsRange!, $timeZone: String!) {\n  analytics(range: $range, timeZone: $timeZone) {\n    overview {\n      name\n      value\n      before\n    }\n    requestsByService {\n      name\n      count\n      percentage\n    }\n    requestsByUrgency {\n      name\n      count\n      percentage\n    }\n    states {\n      rows {\n        name\n        count\n      }\n    }\n    departments {\n      rows {\n        name\n        count\n      }\n    }\n    days {\n      day\n      filed\n      allocatedCents\n    }\n  }\n}\n`,
};
export interface AnalyticsAsked {
  range: "days30" | "year";
  timeZone: string;
}
/** The newest audit entries for a word and a number. */
export const logsDocument = {
  id: "bench-logs",
  name: "BenchLogs",
  text: `query BenchLogs($filter: ActivityFilter!) {\n  activityLogs(filter: $filter) {\n    pageInfo {\n      hasNextPage\n    }\n    edges {\n      node {\n        number\n        action\n        sentence\n        userId\n        userName\n        userType\n        status\n        resourceType\n        resourceId\n        ipAddress\n        timestamp\n      }\n    }\n  }\n}\n`,
};
export interface LogsAsked {
  filter: { search: string };
}
export const searchedLogs = "completed 4321";
/** The app's own mutation with a dispatch of three providers: one action, within the allocation. */
export interface DispatchInput {
  id: string;
  version: number;
  providers: {
    vendor: string;
    helpType: HelpType;
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
export const dispatchedProviders: (Omit<DispatchInput["providers"][number], "vendor"> & { name: string })[] =
  [
    { name: "Uber", helpType: "transportation", providerInfo: "Uber", estimatedValue: 100 },
    { name: "DoorDash", helpType: "food", providerInfo: "DoorDash", estimatedValue: 30, people: 3 },
    { name: "Hotels.com", helpType: "shelter", providerInfo: "Hotels.com", estimatedValue: 75, hours: 24 },
  ];
export const documents = [listDocument, trackerDocument, analyticsDocument, logsDocument];
export const searched = "ferrow 12345";

/** Tells the parent process this child's address. */
export const announce = (port: number) => process.stdout.write(`listening on ${port}\n`);

/**
 * An approval's log entry and its approvers, in the product's own columns; `m` is the request and
 * `o` its officer.
 */
export const approvalDetails = `jsonb_build_object('before', 'pending', 'after', 'approved', 'amountCents', m.cents, 'approvals', 1)`;
export const badgeKeys = `ARRAY[lower(o."badgeNumber") || '@bench.example', lower(o."badgeNumber") || '/bench']`;
export const actorName = `o."name" || ' (' || o."badgeNumber" || ')'`;
/**
 * As many limit keys as the product uses: three of the officer, one of the agency, two of the
 * recipient. The database checks the limits of each.
 */
export const countedUnder = `ARRAY['officer:' || o."emailKey", 'officer:badge:' || o."badgeNumber" || '@bench.example', 'officer:badge:' || o."badgeNumber" || '/bench', 'agency:bench.example',
      'victim:' || m."fullName" || '|' || m."phone", 'victim:' || m."fullName" || '|' || m."email"]`;

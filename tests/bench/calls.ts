import { readFileSync } from "node:fs";
import type autocannon from "autocannon";
import {
  adminToken,
  analyticsDocument,
  approverTokens,
  dispatchedProviders,
  dispatchName,
  justification,
  listDocument,
  listLength,
  logsDocument,
  readerToken,
  searched,
  searchedLogs,
  trackerDocument,
  type AnalyticsAsked,
  type DispatchInput,
  type LogsAsked,
} from "./fixtures.ts";
import type { Contestant } from "./children.ts";
import { measuredSizes, type BenchDatabase } from "./database.ts";
import { peerApproval, peerList, peerRead } from "./peer.ts";

export const connections = 20;
export const rounds = 5;
/** Counted, not timed: on a busy machine some seconds would not warm up a server's code. */
const warmUpCalls = 2_000;
const roundSeconds = 4;
/** Each approval uses its own request, so its rounds are counted, not timed. */
const approvalsPerRound = Math.floor(measuredSizes.approvable / (3 * (rounds + 1)));
const dispatchesPerRound = Math.floor(measuredSizes.dispatchable / (2 * (rounds + 1)));

/** One of the measured calls. */
export interface Call {
  name: string;
  /** Minimum ratios to the bare handler and to the peer; calls that the peer lacks name none. */
  targets: { bare: number; peer?: number };
  /** One call, for comparing answers; approvals answer with their own rows. */
  sample?: (who: Contestant) => { path: string; init: RequestInit };
  load: (who: Contestant, isWarmUp: boolean) => Omit<autocannon.Options, "url">;
}

export const json = { "content-type": "application/json" };
export const reader = { ...json, cookie: `safevoice=${readerToken}` };
export const admin = { ...json, cookie: `safevoice=${adminToken}` };
export const post = (body: string, headers: Record<string, string> = json) => ({
  method: "POST",
  headers,
  body,
});

export function callsOn(database: BenchDatabase): Call[] {
  const { anyRequest, firstApprovable, readerId } = database;
  const list = (who: Contestant) => ({
    path: "/graphql",
    init:
      who === "peer"
        ? post(peerList(readerId))
        : post(JSON.stringify({ documentId: listDocument.id, operationName: listDocument.name }), reader),
  });
  const read = (who: Contestant) =>
    who === "peer"
      ? { path: "/graphql", init: post(peerRead(anyRequest)) }
      : { path: `/api/emergency-requests/${anyRequest}`, init: { method: "GET", headers: reader } };
  const timed = (sample: NonNullable<Call["sample"]>) => (who: Contestant, isWarmUp: boolean) => {
    const { path, init } = sample(who);
    const size = isWarmUp ? { amount: warmUpCalls } : { duration: roundSeconds };
    return { requests: [{ path, ...init }], ...size } as Omit<autocannon.Options, "url">;
  };
  const track = (search: string) => () => ({
    path: "/graphql",
    init: post(
      JSON.stringify({
        documentId: trackerDocument.id,
        operationName: trackerDocument.name,
        variables: { search },
      }),
      admin,
    ),
  });
  const searchLogs = () => ({
    path: "/graphql",
    init: post(
      JSON.stringify({
        documentId: logsDocument.id,
        operationName: logsDocument.name,
        variables: { filter: { search: searchedLogs } } satisfies LogsAsked,
      }),
      admin,
    ),
  });
  const analyse = (range: AnalyticsAsked["range"]) => () => ({
    path: "/graphql",
    init: post(
      JSON.stringify({
        documentId: analyticsDocument.id,
        operationName: analyticsDocument.name,
        variables: { range, timeZone: "America/Chicago" },
      }),
      admin,
    ),
  });
  let next = firstApprovable;
  return [
    {
      name: `officer's list of ${listLength}, GraphQL`,
      targets: { bare: 0.6, peer: 1.6 },
      sample: list,
      load: timed(list),
    },
    {
      name: "one request, REST, logged",
      targets: { bare: 0.85, peer: 1.9 },
      sample: read,
      load: timed(read),
    },
    {
      name: "tracker's first page, GraphQL",
      targets: { bare: 0.7 },
      sample: track(""),
      load: timed(track("")),
    },
    {
      name: "tracker's search, GraphQL",
      targets: { bare: 0.35 },
      sample: track(searched),
      load: timed(track(searched)),
    },
    {
      name: "search of the logs, GraphQL",
      targets: { bare: 0.35 },
      sample: searchLogs,
      load: timed(searchLogs),
    },
    {
      name: "analytics of 30 days, GraphQL",
      targets: { bare: 0.5 },
      sample: analyse("days30"),
      load: timed(analyse("days30")),
    },
    {
      name: "analytics of a year, GraphQL",
      targets: { bare: 0.5 },
      sample: analyse("year"),
      load: timed(analyse("year")),
    },
    {
      name: "approval, REST",
      targets: { bare: 0.8, peer: 1.15 },
      load: (who) => ({
        amount: approvalsPerRound,
        requests: [
          {
            method: "POST",
            path: who === "peer" ? "/graphql" : "/api/fund-allocations",
            setupRequest: (request) => {
              const requestId = next++;
              // The requests belong to the approvers in turn (database.ts).
              const token = approverTokens[(requestId - firstApprovable) % approverTokens.length] ?? "";
              const headers = who === "peer" ? json : { ...json, cookie: `safevoice=${token}` };
              return { ...request, headers, body: approvalBy(who, requestId) };
            },
          },
        ],
      }),
    },
    dispatchOn(database),
  ];
}

/** The id under which the server knows one of the app's own documents: `query CasesPageQuery`. */
export function persistedId(named: string): string | undefined {
  const persisted = JSON.parse(readFileSync("graph/app/persisted.json", "utf8")) as Record<string, string>;
  const isNamed = new RegExp(`^${named}[ (]`, "m");
  return Object.keys(persisted).find((id) => isNamed.test(persisted[id] ?? ""));
}

/** An administrator's dispatch, as the app sends it. */
function dispatchOn({ firstDispatchable, vendors }: BenchDatabase): Call {
  const dispatch = dispatchOf(vendors);
  let next = firstDispatchable;
  return {
    name: "dispatch of three, GraphQL",
    targets: { bare: 0.45 },
    load: () => ({
      amount: dispatchesPerRound,
      requests: [
        {
          method: "POST",
          path: "/graphql",
          setupRequest: (request) => {
            const { headers, body } = dispatch(next++);
            return { ...request, headers, body };
          },
        },
      ],
    }),
  };
}

/** The dispatch of three providers for a request. */
export function dispatchOf(vendors: BenchDatabase["vendors"]) {
  const documentId = persistedId(`mutation ${dispatchName}`);
  const globalId = (type: string, id: number) => Buffer.from(`${type}:${id}`).toString("base64");
  const providers = dispatchedProviders.map(({ name, ...provider }) => ({
    vendor: globalId("Vendor", vendors.get(name) ?? 0),
    ...provider,
  }));
  return (requestId: number) => {
    const input: DispatchInput = {
      ...{ id: globalId("EmergencyRequest", requestId), version: 0, providers },
      ...{
        dispatchNotes: "",
        overReason: "",
        idempotencyKey: `one-click-on-${requestId}`.padEnd(36, "-"),
      },
    };
    return post(JSON.stringify({ documentId, operationName: dispatchName, variables: { input } }), admin);
  };
}

export const approvalBy = (who: Contestant, requestId: number) =>
  who === "peer"
    ? peerApproval(requestId)
    : JSON.stringify({ requestId, justification, status: "allocated" });

import type autocannon from "autocannon";
import { approverTokens, justification, listDocument, listLength, readerToken } from "./cases.ts";
import type { Contestant } from "./children.ts";
import { approvable, type BenchDatabase } from "./database.ts";
import { peerApproval, peerList, peerRead } from "./peer.ts";

export const connections = 20;
export const rounds = 3;
/** Counted, not timed: on a busy machine some seconds would not bring a server's code to its speed. */
const warmUpCalls = 4_000;
const roundSeconds = 4;
/** Each approval takes a request of its own, so its rounds are counted, not timed. */
const approvalsPerRound = Math.floor(approvable / (3 * (rounds + 1)));

/** One of the calls that are measured. */
export interface Call {
  name: string;
  /** At least so much of the bare handler, and so much of the peer. */
  targets: { bare: number; peer: number };
  /** One call, for comparing the answers; the approvals' answers are rows of their own. */
  sample?: (who: Contestant) => { path: string; init: RequestInit };
  load: (who: Contestant, isWarmUp: boolean) => Omit<autocannon.Options, "url">;
}

const json = { "content-type": "application/json" };
const reader = { ...json, cookie: `safevoice=${readerToken}` };
const post = (body: string, headers: Record<string, string> = json) => ({ method: "POST", headers, body });

export function callsOn({ anyRequest, firstApprovable, readerId }: BenchDatabase): Call[] {
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
  let next = firstApprovable;
  return [
    {
      name: `officer's list of ${listLength}, GraphQL`,
      targets: { bare: 0.5, peer: 1.5 },
      sample: list,
      load: timed(list),
    },
    {
      name: "one request, REST, logged",
      targets: { bare: 0.6, peer: 1.8 },
      sample: read,
      load: timed(read),
    },
    {
      name: "approval, REST",
      targets: { bare: 0.75, peer: 1.1 },
      load: (who) => ({
        amount: approvalsPerRound,
        requests: [
          {
            method: "POST",
            path: who === "peer" ? "/graphql" : "/api/fund-allocations",
            setupRequest: (request) => {
              const requestId = next++;
              // The requests are the approvers' in turn (database.ts).
              const token = approverTokens[(requestId - firstApprovable) % approverTokens.length] ?? "";
              const headers = who === "peer" ? json : { ...json, cookie: `safevoice=${token}` };
              return { ...request, headers, body: approvalBy(who, requestId) };
            },
          },
        ],
      }),
    },
  ];
}

const approvalBy = (who: Contestant, requestId: number) =>
  who === "peer"
    ? peerApproval(requestId)
    : JSON.stringify({ requestId, justification, status: "allocated" });

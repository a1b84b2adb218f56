import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/**
 * What this process counts for `/metrics`. Labels come from fixed sets, and none holds personal
 * data.
 */
export interface Metrics {
  registry: Registry;
  /** An HTTP call, by the pattern of its route. */
  http: (call: HttpCall) => void;
  /** A GraphQL query or mutation. */
  graphql: (operation: { operation: string; failed: boolean; ms: number }) => void;
  subscription: (operation: string) => void;
  job: (round: JobRound) => void;
}

export interface HttpCall {
  method: string;
  route: string;
  status: number;
  ms: number;
}

export interface JobRound {
  job: string;
  /** How long after its due time the round began. */
  lateMs: number;
  ms: number;
  failed: boolean;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const seconds = (ms: number) => ms / 1000;
const outcomeOf = (failed: boolean) => (failed ? "error" : "ok");

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const http = new Histogram({
    name: "safevoice_http_duration_seconds",
    help: "HTTP calls by the pattern of their route, GraphQL excepted",
    labelNames: ["method", "route", "status"] as const,
    ...{ buckets, registers },
  });
  const graphql = new Histogram({
    name: "safevoice_graphql_duration_seconds",
    help: "GraphQL queries and mutations by operation name; other for documents that are not known",
    labelNames: ["operation", "outcome"] as const,
    ...{ buckets, registers },
  });
  const subscriptions = new Counter({
    name: "safevoice_graphql_subscriptions_total",
    help: "GraphQL subscriptions that began, by operation name",
    labelNames: ["operation"] as const,
    registers,
  });
  const jobs = new Histogram({
    name: "safevoice_job_duration_seconds",
    help: "Rounds of background jobs",
    labelNames: ["job", "outcome"] as const,
    ...{ buckets: [...buckets, 30, 60], registers },
  });
  const late = new Gauge({
    name: "safevoice_job_late_seconds",
    help: "How long after it was due the last round of a job began",
    labelNames: ["job"] as const,
    registers,
  });
  const lastRun = new Gauge({
    name: "safevoice_job_last_end_timestamp_seconds",
    help: "When the last round of a job ended, as seconds since 1970",
    labelNames: ["job"] as const,
    registers,
  });
  return {
    registry,
    http: ({ method, route, status, ms }) =>
      http.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds(ms)),
    graphql: ({ operation, failed, ms }) =>
      graphql.observe({ operation, outcome: outcomeOf(failed) }, seconds(ms)),
    subscription: (operation) => subscriptions.inc({ operation }),
    job({ job, lateMs, ms, failed }) {
      jobs.observe({ job, outcome: outcomeOf(failed) }, seconds(ms));
      late.set({ job }, seconds(lateMs));
      lastRun.setToCurrentTime({ job });
    },
  };
}

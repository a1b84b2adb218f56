import type { Logger } from "pino";
import type { Agent } from "../adapters/agent.ts";
import type { Dns } from "../adapters/dns.ts";
import type { FileStore } from "../adapters/files.ts";
import type { Model } from "../adapters/model/model.ts";
import type { Mailer } from "../adapters/mail.ts";
import type { Sms } from "../adapters/sms.ts";
import type { PrismaClient, SystemConfig } from "../../prisma/client/client.ts";
import type { CountUse, RateReport } from "./counter.ts";
import type { Env } from "./env.ts";
import type { Blocks } from "./http/blocks.ts";
import type { Networks } from "./http/networks.ts";
import type { Events } from "./events/pub-sub.ts";
import type { RefusedConnection } from "./process/outgoing-guard.ts";
import type { Metrics } from "./observe/metrics.ts";
import type { Quotas } from "./quotas.ts";
import type { Keys, Random } from "./security/secrets.ts";
import type { Sql } from "./database/statement.ts";
import type { Tracing } from "./observe/tracing.ts";
import type { Language } from "../../shared/core/forms/fields.ts";
import type { Viewer } from "./access/viewer.ts";
import type { Prefetched } from "./prefetch/prefetch.ts";

/** External systems and the process's own parts, created once at start (graph/app/kernel.ts). */
export interface Kernel {
  env: Env;
  db: PrismaClient;
  sql: Sql;
  events: Events;
  files: FileStore;
  /** Makes recommendations; null if no AI endpoint is configured. */
  model: Model | null;
  /** Answers in the support chat; null if no AI endpoint is configured. */
  agent: Agent | null;
  quotas: Quotas;
  /** Counts uses of limits, over all copies of the server. */
  countUse: CountUse;
  /** Networks that can temporarily neither sign in nor write. */
  blocks: Blocks;
  /** The networks under which limits count addresses. */
  networks: Networks;
  mailer: Mailer;
  dns: Dns;
  sms: Sms;
  keys: Keys;
  random: Random;
  now: () => Date;
  log: Logger;
  metrics: Metrics;
  tracing: Tracing;
  /** Connections to the database: open, unused, and calls that wait for one. */
  poolUse: () => { total: number; idle: number; waiting: number };
  /** The name of this process on the rows that it claims (processes.ts). */
  processId: string;
  /** Connections that a training installation refused. Always empty elsewhere. */
  refusedConnections: readonly RefusedConnection[];
  /** What is degraded while the product keeps working; undefined when all is well. */
  trouble: () => string | undefined;
  /** The configuration row as last read; refreshed when it changes. */
  config: () => SystemConfig;
  /** IANA name of the installation's time zone (docs/how/time.md). */
  zone: () => string;
  /** Reloads it at once, for the caller that has just changed it. */
  refreshConfig: () => Promise<void>;
}

/** What belongs to one call. */
export interface Call {
  /** Names this call in logs, errors and the audit log. */
  correlation: string;
  ip: string;
  userAgent: string;
  /** The caller's device mark, if an administrator signed in there (sign-in/device.ts). */
  device?: string | undefined;
  /** The key of a browser that signs in at an identity provider. */
  browser?: string | undefined;
  /** The random mark by which limits tell devices of one network apart (quotas.ts). */
  limitMark?: string | undefined;
  /** The caller's language: chosen in the app, else the browser's preference. */
  language: Language;
  /**
   * Sets a cookie with the answer. Not possible on a WebSocket or on an answer that caches may
   * keep.
   */
  setCookie?: ((cookie: string) => void) | undefined;
  /** Reports in the answer what the call used of its limits. Not possible on a WebSocket. */
  rates?: RateReport | undefined;
  /** Announces the next page of a list as `Link` with rel="next"; REST alone. */
  setNextPage?: ((path: string) => void) | undefined;
}

/** What every service receives: the viewer, and everything that it may use. */
export interface Context extends Kernel, Call {
  viewer: Viewer;
  /** What was read together with the session. */
  prefetched?: Prefetched | undefined;
  /**
   * Requests that this call opened one by one, each counted and logged (request-access/service.ts).
   */
  opened: Set<number>;
}

/** The context of work without a caller: background steps and start-up. */
export const systemContext = (kernel: Kernel, correlation: string): Context => ({
  ...kernel,
  correlation,
  ip: "",
  userAgent: "",
  language: "en",
  viewer: { kind: "visitor" },
  opened: new Set(),
});

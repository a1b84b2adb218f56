/** The database cannot be reached. */
export class DatabaseOutage extends Error {
  constructor(cause?: unknown) {
    super("The database does not answer", { cause });
    this.name = "DatabaseOutage";
  }
}

export type DatabaseTrouble = "unreachable" | "full";

/**
 * Recognizes errors of the database itself: unreachable, or disk full. Reads node-postgres' errors
 * and Prisma's wrappers around them.
 */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  for (const layer of layersOf(error)) {
    const { code = "", originalCode = "", kind = "", message = "" } = layer;
    const codes = [code, originalCode].filter((text) => typeof text === "string");
    if (codes.some((text) => full.has(text)) || fullWords.test(message)) return "full";
    if (layer instanceof DatabaseOutage || unreachableKinds.has(kind)) return "unreachable";
    if (codes.some((text) => unreachable.has(text) || /^(?:08|53|57P)/.test(text))) return "unreachable";
    if (unreachableWords.test(message)) return "unreachable";
  }
  return undefined;
}

/** Prisma's own codes, node's, and PostgreSQL's for a statement that took too long. */
const unreachable = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "P2037",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
  "57014",
  "55P03",
]);
const unreachableKinds = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "TlsConnectionError",
]);
/** node-postgres gives these no code. */
const unreachableWords =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed and is not queryable|The server does not support SSL)/;
const full = new Set(["53100", "ENOSPC", "EDQUOT"]);
const fullWords = /No space left on device/i;

interface Layer {
  code?: string;
  originalCode?: string;
  kind?: string;
  message?: string;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

function* layersOf(error: unknown): Generator<Layer> {
  const seen = new Set<unknown>();
  for (let inner = error; typeof inner === "object" && inner !== null && !seen.has(inner);) {
    seen.add(inner);
    const layer = inner as Layer;
    yield layer;
    inner = layer.meta?.driverAdapterError ?? layer.cause;
  }
}

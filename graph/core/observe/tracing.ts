/**
 * Spans for a collector. Attributes hold routes, operation names, job names and counts, and never
 * personal data.
 */
export interface Tracing {
  /** Runs the work inside a span. Spans that begin meanwhile are its children. */
  within: <T>(kind: SpanKind, name: string, work: (span: Span) => Promise<T>) => Promise<T>;
  /** A child of the current span, for work that begins and ends in two places. Returns its end. */
  start: (name: string) => (attributes?: Attributes) => void;
  /** Sends what has not been sent yet. */
  close: () => Promise<void>;
}

export type SpanKind = "server" | "internal";
export type Attributes = Record<string, string | number | boolean>;

export interface Span {
  name: (name: string) => void;
  set: (attributes: Attributes) => void;
  fail: () => void;
}

const noSpan: Span = { name() {}, set() {}, fail() {} };

/** Without a collector nothing is recorded. */
export const noTracing: Tracing = {
  within: (_kind, _name, work) => work(noSpan),
  start: () => () => {},
  close: async () => {},
};

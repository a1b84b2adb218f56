import { AsyncLocalStorage } from "node:async_hooks";
import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context as SpanContext,
  type Span,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import type pg from "pg";

interface Current {
  context: SpanContext;
  statements: number;
}

/**
 * Sends spans to an OpenTelemetry collector. Loaded only when there is one: it takes about 18 MB.
 */
export function openCollector({ endpoint, pool }: { endpoint: string; pool: pg.Pool }) {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": process.env["OTEL_SERVICE_NAME"] ?? "safevoice" }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, "")}/v1/traces` }),
      }),
    ],
  });
  const tracer = provider.getTracer("safevoice");
  const current = new AsyncLocalStorage<Current>();
  countStatements(pool, () => {
    const store = current.getStore();
    if (store) store.statements += 1;
  });
  const parent = () => current.getStore()?.context ?? ROOT_CONTEXT;

  return {
    async within<T>(
      kind: "server" | "internal",
      name: string,
      work: (span: Writable) => Promise<T>,
    ): Promise<T> {
      const span = tracer.startSpan(
        name,
        { kind: kind === "server" ? SpanKind.SERVER : SpanKind.INTERNAL },
        parent(),
      );
      const store: Current = { context: trace.setSpan(ROOT_CONTEXT, span), statements: 0 };
      try {
        return await current.run(store, () => work(writable(span)));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.setAttribute("safevoice.sql.statements", store.statements).end();
      }
    },
    start(name: string) {
      const span = tracer.startSpan(name, {}, parent());
      const store = current.getStore();
      const before = store?.statements ?? 0;
      return (attributes: Record<string, string | number | boolean> = {}) => {
        const statements = (store?.statements ?? 0) - before;
        span.setAttributes({ ...attributes, "safevoice.sql.statements": statements }).end();
      };
    },
    // An unreachable collector does not delay the shutdown.
    close: () => provider.shutdown().catch(() => {}),
  };
}

type Writable = ReturnType<typeof writable>;

const writable = (span: Span) => ({
  name: (name: string) => void span.updateName(name),
  set: (attributes: Record<string, string | number | boolean>) => void span.setAttributes(attributes),
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
});

type Ask = (...call: unknown[]) => unknown;

/**
 * Counts where the caller asks, since a query that waits for a connection runs on behalf of another
 * call.
 */
function countStatements(pool: pg.Pool, count: () => void): void {
  const query = pool.query.bind(pool) as Ask;
  pool.query = ((...call: unknown[]) => (count(), query(...call))) as typeof pool.query;
  const connect = pool.connect.bind(pool) as Ask;
  pool.connect = ((callback?: unknown) =>
    callback === undefined
      ? (connect() as Promise<pg.PoolClient>).then((client) => counting(client, count))
      : connect(callback)) as typeof pool.connect;
}

/** Until it is released, when the client gets its own functions back. */
function counting(client: pg.PoolClient, count: () => void): pg.PoolClient {
  const query = Reflect.get(client, "query") as Ask;
  const release = Reflect.get(client, "release") as Ask;
  client.query = ((...call: unknown[]) => (count(), query.apply(client, call))) as typeof client.query;
  client.release = (error) => {
    Object.assign(client, { query, release });
    release.call(client, error);
  };
  return client;
}

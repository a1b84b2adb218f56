import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { Readable } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { keyIn } from "../accounts/api-keys/use.ts";
import { readText, refuseAnnounced, smallBody } from "../core/http/body.ts";
import { privately } from "../core/http/caching.ts";
import type { Call, Kernel } from "../core/context.ts";
import { maintainedHeader } from "../core/http/maintenance.ts";
import { addressOf, demandJson, refuseForeignWrites } from "../core/http/guard.ts";
import { createHttpApp } from "./routes.ts";
import { admitCall, arrivingContext } from "../core/http/call.ts";
import { languageOf } from "../core/i18n/i18n.ts";
import { createLimits, type Limits } from "../core/http/call-limits.ts";
import { createRates } from "../core/http/rate-headers.ts";
import { headersOf, noteFailure, refusalOf } from "../core/http/refusals.ts";
import { browserIn, deviceIn, tokenIn } from "../core/sessions/cookies.ts";
import { limitMarkIn } from "../core/sessions/cookie-shape.ts";
import { attachSockets } from "./graphql/websocket.ts";
import { securityHeaders } from "./pages/web-app.ts";
import { createStreams, type Streams } from "../core/http/event-streams.ts";
import { sessionIdOf } from "../core/access/viewer.ts";
import { withNumbers } from "../community/support/refused.ts";
import { uploadPatience } from "../intake/evidence/http.ts";
import { minuteMs } from "../../shared/core/time/durations.ts";
import { createGraphQL, type GraphQL } from "./graphql/graphql.ts";
import { admitPartner } from "./partners/calls.ts";
import type { KnownCall } from "./graphql/persisted-documents.ts";
import { prefetchIn } from "../core/prefetch/fields.ts";
import { schema } from "./schema.ts";
import { says as coreSays } from "../../shared/core/sentences.ts";

export interface RunningServer {
  server: Server;
  port: number;
  /** Finishes what is running, closes sockets, and answers no further calls. */
  close(): Promise<void>;
}

/** One port for everything: GraphQL over HTTP and WebSocket, and the Hono app for the rest. */
export async function openServer(
  kernel: Kernel,
  options: { port: number; host: string; limits?: Limits },
): Promise<RunningServer> {
  const limits = options.limits ?? createLimits(kernel.countUse, undefined, kernel.networks);
  const graphql = createGraphQL(kernel, limits);
  const streams = createStreams(kernel);
  const http = getRequestListener(createHttpApp(kernel, limits).fetch);
  const server = createHttpServer((request, response) => {
    closeUnread(request, response);
    if (request.url === "/graphql" || request.url?.startsWith("/graphql?"))
      void kernel.tracing.within("server", "POST /graphql", async (span) => {
        await answerGraphQL(kernel, limits, streams, graphql, request, response);
        span.set({ "http.route": "/graphql", "http.response.status_code": response.statusCode });
      });
    else void http(request, response);
  });
  // Every body has its own limit (readBody); the longest is that of an upload.
  server.requestTimeout = uploadPatience.wholeMs + minuteMs;
  // A proxy keeps an idle connection for about a minute and would send a call into one that is
  // closed here first.
  if (kernel.env.TRUST_PROXY) server.keepAliveTimeout = 75_000;
  const closeSockets = attachSockets(server, { kernel, graphql, limits });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port, options.host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address ? address.port : options.port,
    async close() {
      await Promise.all([closeSockets(), streams.close()]);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 10_000).unref();
      await closed;
    },
  };
}

/** Reads the body and leaves it where Yoga's adapter for Node looks for a parsed one. */
async function takeBody(req: IncomingMessage & { body?: string }): Promise<string> {
  const sent = {
    get body() {
      return Readable.toWeb(req) as ReadableStream<Uint8Array>;
    },
    text: () => wholeText(req),
  };
  return (req.body ??= (await readText(sent, req.headers["content-length"], smallBody)) || " ");
}

/**
 * Covers the app's own requests and clients that send no Accept header. Yoga negotiates the rest.
 */
const takesJson = (accept: string | undefined) =>
  accept === undefined ||
  accept === "*/*" ||
  accept === "application/graphql-response+json, application/json";

/**
 * A program that prefers the type of GraphQL over HTTP gets it, with the status codes that come
 * with it.
 */
const mediaTypeFor = (accept: string | undefined) =>
  accept?.startsWith("application/graphql-response+json")
    ? "application/graphql-response+json"
    : "application/json";

/** Without the stream's iterator, which takes longer than the bytes of a call. */
const wholeText = (req: IncomingMessage) =>
  new Promise<string>((resolve, reject) => {
    let text = "";
    req
      .setEncoding("utf8")
      .on("data", (part: string) => (text += part))
      .once("end", () => resolve(text))
      .once("error", reject);
  });

const lingerMs = 500;

/**
 * A caller that was answered before its whole body arrived has a moment to read the answer. Then
 * the connection ends, and bytes that arrive meanwhile are dropped.
 */
function closeUnread(request: IncomingMessage, response: ServerResponse) {
  response.once("finish", () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.socket.destroy(), lingerMs).unref();
    request.once("end", () => clearTimeout(timer)).resume();
  });
}

async function answerGraphQL(
  kernel: Kernel,
  limits: Limits,
  streams: Streams,
  { yoga, persisted, answer }: GraphQL,
  req: IncomingMessage,
  res: ServerResponse,
) {
  const header = (name: string) => {
    const value = req.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const call: Call = {
    correlation: kernel.random.uuid(),
    ip: addressOf(kernel.env, header("x-forwarded-for"), req.socket.remoteAddress),
    userAgent: header("user-agent") ?? "",
    device: deviceIn(kernel, header("cookie")),
    browser: browserIn(kernel, header("cookie")),
    limitMark: limitMarkIn(kernel, header("cookie")),
    language: languageOf(header("cookie"), header("accept-language")),
    setCookie: (cookie) => void res.appendHeader("set-cookie", cookie),
    rates: createRates((name, value) => void (res.headersSent || res.setHeader(name, value))),
  };
  // The chat is the only public stream.
  const isStream = /\btext\/event-stream\b/i.test(header("accept") ?? "");
  try {
    // GraphiQL's page runs its own inline script, and exists in development only.
    if (req.method !== "GET" || kernel.env.NODE_ENV === "production")
      for (const [name, value] of securityHeaders) res.setHeader(name, value);
    if (kernel.config().maintenanceMode) res.setHeader(maintainedHeader, "1");
    refuseForeignWrites(kernel.env, { method: req.method ?? "GET", path: "/graphql", header });
    if (req.method === "POST") {
      demandJson(header("content-type"));
      refuseAnnounced(header("content-length"), smallBody);
    }
    const key = keyIn(header("authorization"));
    if (key !== undefined) {
      const readBody = () => takeBody(req);
      const partner = await admitPartner({ kernel, limits, call, key, req, readBody });
      if (partner) {
        const { context, operation, variables } = partner;
        const partnerCall = { documentId: operation.id, operationName: operation.name, variables };
        return await answer({ req, res, context }, partnerCall, mediaTypeFor(header("accept")));
      }
    }
    if (isStream)
      streams.reserve(res, { ip: call.ip, own: tokenIn(kernel, header("cookie")) ?? call.limitMark });
    let reading: Promise<KnownCall | undefined> | undefined;
    const known = () => (reading ??= takeBody(req).then((body) => persisted.callIn(body)));
    const isPost = req.method === "POST";
    const context = arrivingContext(kernel, call);
    await admitCall(context, limits, {
      cookies: header("cookie"),
      ...(isPost && {
        prefetch: async () => {
          const ours = await known();
          return ours && prefetchIn(schema, ours);
        },
      }),
    });
    const sessionId = sessionIdOf(context.viewer);
    if (isStream && sessionId !== null) streams.belongsTo(res, sessionId);
    const ours = isPost ? await known() : undefined; // and the body is measured, no matter who reads it
    if (ours && takesJson(header("accept"))) await answer({ req, res, context }, ours);
    else await yoga(req, res, { context } as never);
  } catch (error) {
    if (res.destroyed) return; // the client hung up, which is no defect
    const refusal = refusalOf(error);
    if (refusal !== error) noteFailure(kernel, error, { correlation: call.correlation });
    const { code, message, status } = refusal ?? {
      code: "INTERNAL",
      message: coreSays.wentWrong,
      status: 500,
    };
    const text = isStream && refusal ? withNumbers(message, call.language) : message;
    if (res.headersSent) return void res.end();
    res
      .writeHead(status, {
        "content-type": "application/json",
        "cache-control": privately,
        ...headersOf(refusal ?? { status }),
      })
      .end(JSON.stringify({ errors: [{ message: text, extensions: { code } }] }));
  }
}

import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Call, Kernel } from "./context.ts";
import { Refusal, wentWrong } from "./errors.ts";
import { addressOf, demandJson, refuseForeignWrites } from "./guard.ts";
import { createHttpApp, openContext } from "./http.ts";
import { languageOf } from "./i18n.ts";
import { createLimits, type Limits } from "./limits.ts";
import { attachSockets } from "./sockets.ts";
import { securityHeaders } from "./static.ts";
import { createGraphQL, type GraphQL } from "./yoga.ts";

export interface RunningServer {
  server: Server;
  port: number;
  /** Finishes what is running, closes sockets, and answers nothing more. */
  close(): Promise<void>;
}

const maxGraphQLBytes = 256 * 1024;

/** One port for everything: GraphQL over HTTP and WebSocket, and the Hono app for the rest. */
export async function openServer(
  kernel: Kernel,
  options: { port: number; host: string; limits?: Limits },
): Promise<RunningServer> {
  const limits = options.limits ?? createLimits();
  const graphql = createGraphQL(kernel, limits);
  const http = getRequestListener(createHttpApp(kernel, limits).fetch);
  const server = createHttpServer((request, response) => {
    if (request.url === "/graphql" || request.url?.startsWith("/graphql?"))
      void answerGraphQL(kernel, limits, graphql, request, response);
    else void http(request, response);
  });
  server.requestTimeout = 60_000;
  const closeSockets = attachSockets(server, { kernel, graphql, limits });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(options.port, options.host, resolve);
  });
  const address = server.address();
  return {
    server,
    port: typeof address === "object" && address ? address.port : options.port,
    async close() {
      await closeSockets();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 10_000).unref();
      await closed;
    },
  };
}

async function answerGraphQL(
  kernel: Kernel,
  limits: Limits,
  { yoga }: GraphQL,
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
    language: languageOf(header("cookie"), header("accept-language")),
    setCookie: (cookie) => void res.appendHeader("set-cookie", cookie),
  };
  try {
    const head = { method: req.method ?? "GET", header };
    // GraphiQL's page runs its own inline script, and exists in development only.
    if (req.method !== "GET" || kernel.env.NODE_ENV === "production")
      for (const [name, value] of securityHeaders) res.setHeader(name, value);
    refuseForeignWrites(kernel.env, head);
    if (req.method === "POST") {
      demandJson(head);
      const length = header("content-length");
      if (length === undefined) throw new Refusal("LENGTH_REQUIRED", "Say how long the body is.");
      if (Number(length) > maxGraphQLBytes) throw new Refusal("TOO_LARGE", "The body is too large.");
    }
    await limits.call(call.ip);
    const context = await openContext(kernel, call, header("cookie"));
    await yoga(req, res, { context } as never);
  } catch (error) {
    const expected = error instanceof Refusal;
    if (!expected) kernel.log.error({ err: error, correlation: call.correlation }, "GraphQL call failed");
    const code = expected ? error.code : "INTERNAL";
    const message = expected ? error.message : wentWrong;
    if (res.headersSent) return void res.end();
    res
      .writeHead(expected ? error.status : 500, { "content-type": "application/json" })
      .end(JSON.stringify({ errors: [{ message, extensions: { code } }] }));
  }
}

import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { GraphQLError, type ExecutionArgs, type parse } from "graphql";
import { useServer, type Extra } from "graphql-ws/use/ws";
import { WebSocketServer, type WebSocket } from "ws";
import { keyIn, readKey } from "../../accounts/api-keys/use.ts";
import type { Call, Context, Kernel } from "../../core/context.ts";
import { addressOf } from "../../core/http/guard.ts";
import { Refusal } from "../../core/errors.ts";
import { admitCall, arrivingContext } from "../../core/http/call.ts";
import { languageOf } from "../../core/i18n/i18n.ts";
import { networkOf } from "../../core/http/network-of.ts";
import { allOf } from "../../core/http/networks.ts";
import { refusedWithNumbers } from "../../community/support/refused.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { isAnyAdmin, sessionIdOf, type Viewer } from "../../core/access/viewer.ts";
import { tokenIn } from "../../core/sessions/cookies.ts";
import { limitMarkIn } from "../../core/sessions/cookie-shape.ts";
import { admitKey } from "../partners/calls.ts";
import type { GraphQL } from "./graphql.ts";
import { mayConnect, originRule } from "./handshake.ts";
import { whileOpen } from "./while-open.ts";

const maxPayloadBytes = 64 * 1024;
const maxSubscriptionsPerSocket = 20;
/** All windows and devices of one person together. */
const maxSubscriptionsPerSession = 60;
/** Each with up to twenty subscriptions, of which a session has sixty at most. */
const maxSocketsPerSession = 60;
/** Of everyone else. An office or a shelter may be one network. */
const maxSocketsPerNetwork = 200;
/** A place is free when another window closes. */
const retryAfterSeconds = 30;

interface Doors {
  kernel: Kernel;
  graphql: GraphQL;
  limits: Limits;
}

/** GraphQL subscriptions on the same port, with the same session; only subscriptions run here. */
export function attachSockets(server: Server, { kernel, graphql, limits }: Doors): () => Promise<void> {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxPayloadBytes });
  const bySession = new Map<number, Set<WebSocket>>();
  /** How many are open, by the session or the network that they count for. */
  const open = new Map<string, number>();
  const networks = new WeakMap<WebSocket, string>();
  /** A session that was valid a moment ago has places of its own, independent of its neighbors. */
  const placesOf = (ip: string, token: string | undefined) => {
    const session = token === undefined ? undefined : limits.sessionOf(token);
    if (session !== undefined) return [{ key: `session ${session}`, most: maxSocketsPerSession }];
    return allOf(kernel.networks.of(ip)).map(({ name, times }) => ({
      ...{ key: `network ${name}`, most: maxSocketsPerNetwork * times },
    }));
  };

  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const ip = addressOf(kernel.env, header(request, "x-forwarded-for"), request.socket.remoteAddress);
    // Node has detached its handlers here, so a client that resets the socket would otherwise end
    // the process.
    socket.on("error", () => socket.destroy());
    const refuse = (status: string, text = "") =>
      void socket.end(
        `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
      );
    if (request.url?.split("?")[0] !== "/graphql") return refuse("404 Not Found");
    if (!mayConnect(kernel, request.headers)) return refuse("403 Forbidden", originRule);
    const places = placesOf(ip, tokenIn(kernel, request.headers.cookie));
    if (places.some(({ key, most }) => (open.get(key) ?? 0) >= most))
      return refuse(`429 Too Many Requests\r\nRetry-After: ${retryAfterSeconds}`);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      for (const { key } of places) open.set(key, (open.get(key) ?? 0) + 1);
      networks.set(ws, networkOf(ip));
      ws.on("close", () => places.forEach(({ key }) => forgetOne(open, key)));
      sockets.emit("connection", ws, request);
    });
  });

  /**
   * Subscriptions that run on a socket or are about to. The library registers each before it
   * authorizes, so a burst is fully counted.
   */
  const onSocket = new WeakMap<WebSocket, Readonly<Record<string, unknown>>>();
  const countOn = (socket: WebSocket) => Object.keys(onSocket.get(socket) ?? {}).length;
  /**
   * Counts only those that were admitted: in a burst, none is refused because of another refused
   * one.
   */
  const admittedOn = new WeakMap<WebSocket, Set<string>>();
  const stillAdmitted = (socket: WebSocket) => {
    const running = onSocket.get(socket) ?? {};
    const ids = [...(admittedOn.get(socket) ?? [])].filter((id) => Object.hasOwn(running, id));
    const admitted = new Set(ids);
    admittedOn.set(socket, admitted);
    return admitted;
  };
  const cleanup = useServer<Record<string, never>, Extra & Record<PropertyKey, unknown>>(
    {
      execute: () => {
        throw new GraphQLError("Only subscriptions run on this socket.");
      },
      subscribe: (args: unknown) => (args as Enveloped).rootValue.subscribe(args as ExecutionArgs),
      onSubscribe: async ({ extra, subscriptions }, id, payload) => {
        onSocket.set(extra.socket, subscriptions);
        if (countOn(extra.socket) > maxSubscriptionsPerSocket)
          return [new GraphQLError("Too many subscriptions on one socket.")];
        const { authorization, cookie: cookies } = extra.request.headers;
        const context = arrivingContext(kernel, callOf(kernel, extra.request));
        const key = keyIn(authorization);
        let text: string | null = null;
        let partner: Awaited<ReturnType<typeof admitKey>>;
        try {
          if (key !== undefined) {
            await limits.call(context, undefined);
            partner = await admitKey(context, { key, cookies, asked: { ...payload } });
          }
          text = partner ? partner.operation.text : documentOf(graphql, payload);
          if (!text) return [new GraphQLError("This document is not known.")];
          if (!partner) {
            await admitCall(context, limits, { cookies });
            await limits.write(context);
          }
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return [/\bchatAnswer\b/.test(text ?? "") ? refusedWithNumbers(error, context.language) : error];
        }
        const sessionId = ownerOf(context.viewer);
        if (sessionId !== null) {
          const others = remember(bySession, sessionId, extra.socket);
          const all = [...others].reduce((sum, socket) => sum + stillAdmitted(socket).size, 0);
          if (all >= maxSubscriptionsPerSession)
            return [new GraphQLError("Too many subscriptions in one session.")];
          stillAdmitted(extra.socket).add(id);
        }
        const {
          schema,
          parse: parseText,
          validate,
          contextFactory,
          subscribe,
        } = graphql.yoga.getEnveloped({ context } as never) as unknown as Envelope;
        let document: ReturnType<typeof parse>;
        try {
          document = parseText(text);
          if (
            !document.definitions.every(
              (d) => d.kind !== "OperationDefinition" || d.operation === "subscription",
            )
          )
            return [new GraphQLError("Only subscriptions run on this socket.")];
          const errors = validate(schema, document);
          if (errors.length) return errors;
        } catch (error) {
          // The parser and the limits throw. An uncaught error would close the socket with all its
          // subscriptions.
          if (error instanceof GraphQLError) return [error];
          throw error;
        }
        return {
          schema,
          document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          contextValue: await contextFactory(),
          rootValue: {
            subscribe:
              partner && key !== undefined
                ? async (args: ExecutionArgs) =>
                    whileOpen(await subscribe(args), async () => (await readKey(kernel, key)) !== null)
                : subscribe,
          },
        };
      },
    },
    sockets,
    12_000,
  );

  // A session that was signed out, disabled or replaced receives nothing more.
  const ended = kernel.events.subscribe("sessionEnded");
  void (async () => {
    for await (const { sessionId } of ended) {
      for (const socket of bySession.get(sessionId) ?? []) socket.close(4403, "Session ended");
      bySession.delete(sessionId);
    }
  })();

  // A blocked network keeps no subscription; anonymous readers may reconnect.
  const blocked = kernel.events.subscribe("blocksChanged");
  void (async () => {
    for await (const { network } of blocked) {
      await kernel.blocks.refresh().catch(() => {});
      for (const socket of sockets.clients)
        if (networks.get(socket) === network) socket.close(1012, "Please connect again");
    }
  })();

  // Announcements may have been missed, so clients reconnect and read again.
  const resumed = kernel.events.subscribe("resumed");
  void (async () => {
    for await (const _ of resumed)
      for (const socket of sockets.clients) socket.close(1012, "Please connect again");
  })();

  return async () => {
    await Promise.all([ended.return(), blocked.return(), resumed.return()]);
    await cleanup.dispose();
    sockets.close();
  };
}

/** Subscriptions are counted by session. A key has none, so it is counted by its own number. */
const ownerOf = (viewer: Viewer): number | null =>
  isAnyAdmin(viewer) && viewer.tool ? -viewer.tool.keyId : sessionIdOf(viewer);

interface Envelope {
  schema: ExecutionArgs["schema"];
  parse: typeof parse;
  validate: (schema: ExecutionArgs["schema"], document: ReturnType<typeof parse>) => readonly GraphQLError[];
  contextFactory: () => Promise<Context>;
  subscribe: (args: ExecutionArgs) => Promise<AsyncIterable<never>>;
}
interface Enveloped {
  rootValue: Pick<Envelope, "subscribe">;
}

/** In production only the app's own documents run, here as over HTTP. */
function documentOf(
  graphql: GraphQL,
  payload: { query?: string | null; extensions?: Record<string, unknown> | null },
): string | null {
  const id = payload.extensions?.["documentId"];
  if (typeof id === "string") return graphql.persisted.text(id);
  return graphql.production ? null : (payload.query ?? null);
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const callOf = (kernel: Kernel, request: IncomingMessage): Call => ({
  correlation: kernel.random.uuid(),
  ip: addressOf(kernel.env, header(request, "x-forwarded-for"), request.socket.remoteAddress),
  userAgent: request.headers["user-agent"] ?? "",
  limitMark: limitMarkIn(kernel, request.headers.cookie),
  language: languageOf(request.headers.cookie, request.headers["accept-language"]),
});

/** The sockets of a session, with this one. */
function remember(bySession: Map<number, Set<WebSocket>>, sessionId: number, socket: WebSocket) {
  const known = bySession.get(sessionId) ?? new Set();
  if (known.has(socket)) return known;
  bySession.set(sessionId, known.add(socket));
  socket.once("close", () => {
    known.delete(socket);
    if (known.size === 0) bySession.delete(sessionId);
  });
  return known;
}

function forgetOne(counts: Map<string, number>, key: string) {
  const left = (counts.get(key) ?? 1) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}

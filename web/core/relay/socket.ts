import type { Client } from "graphql-ws";
import { Observable, type GraphQLResponse, type SubscribeFunction } from "relay-runtime";
import { RequestError } from "../http/http.ts";
import { errorOf, operation, type GraphQLProblem } from "./network.ts";
import type { OnConnection } from "./relay.ts";
import { noteSessionEnd } from "../session/sessionEnd.ts";
import { says as httpSays } from "../http/sentences.ts";

const longestWaitMs = 30_000;
/** The close code of a connection without subscribers. */
const closedByUs = 1000;
/** The server's close code after the session ended. */
const sessionEnded = 4403;

/** GraphQL subscriptions over one WebSocket, opened with the first and kept while there is one. */
export function createSocket(): {
  subscribe: SubscribeFunction;
  onConnected: OnConnection;
  onLost: OnConnection;
  isConnected: () => boolean;
} {
  const whenConnected = new Set<() => void>();
  const whenLost = new Set<() => void>();
  let isConnected = false;
  let client: Promise<Client> | undefined;

  return {
    isConnected: () => isConnected,
    subscribe: (request, variables) =>
      Observable.create<GraphQLResponse>((sink) => {
        let stop: (() => void) | undefined;
        let isStopped = false;
        client ??= open().catch((error: unknown) => {
          client = undefined; // a lost connection: the next call may try again
          throw error;
        });
        client.then(
          (socket) => {
            if (isStopped) return;
            // The type requires a text; the server accepts the persisted id in its place.
            const payload = {
              query: "",
              ...operation(request),
              variables,
              extensions: { documentId: request.id },
            };
            stop = socket.subscribe(payload, {
              next: (value) => sink.next(value as GraphQLResponse),
              error: (problem) => sink.error(toError(problem)),
              complete: () => sink.complete(),
            });
          },
          (error: Error) => sink.error(error),
        );
        return () => {
          isStopped = true;
          stop?.();
        };
      }),
    onConnected(listener) {
      whenConnected.add(listener);
      if (isConnected) queueMicrotask(listener);
      return () => whenConnected.delete(listener);
    },
    onLost(listener) {
      whenLost.add(listener);
      return () => whenLost.delete(listener);
    },
  };

  async function open(): Promise<Client> {
    const { createClient } = await import("graphql-ws");
    return createClient({
      url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/graphql`,
      lazy: true,
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: (tries) => new Promise((done) => setTimeout(done, waitMs(tries))),
      on: {
        connected: () => {
          isConnected = true;
          for (const listener of whenConnected) listener();
        },
        closed: (event) => {
          isConnected = false;
          const { code } = event as CloseEvent;
          if (code === sessionEnded) noteSessionEnd();
          if (code !== closedByUs) for (const listener of whenLost) listener();
        },
      },
    });
  }
}

/**
 * Exponential from one second, with jitter, so that clients do not all reconnect to a restarted
 * server at once.
 */
const waitMs = (tries: number) => Math.min(longestWaitMs, 1000 * 2 ** tries) * (0.5 + Math.random() / 2);

function toError(problem: unknown): Error {
  if (Array.isArray(problem)) return errorOf(problem as GraphQLProblem[]);
  if (problem instanceof Error) return problem;
  return new RequestError(httpSays.closed, { code: "NETWORK" });
}

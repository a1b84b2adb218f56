import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type SubscribeFunction,
} from "relay-runtime";

/**
 * Calls back whenever the live connection is up, or whenever it breaks off; the answer stops it.
 */
export type OnConnection = (listener: () => void) => () => void;

interface Ways {
  fetch: FetchFunction;
  subscribe: SubscribeFunction;
  /** Tests without a socket leave it out. */
  onConnected?: OnConnection;
  onLost?: OnConnection;
  /** The live connection is up at this moment. */
  isConnected?: () => boolean;
}

const queryCacheExpirationMs = 5 * 60_000;

/**
 * One Relay store. The ways to the server are passed in, so tests can plug the schema in directly.
 */
export function createEnvironment({ fetch, subscribe, ...connection }: Ways): Environment {
  return new Environment({
    network: Network.create(fetch, subscribe),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: queryCacheExpirationMs,
    }),
    options: connection,
  });
}

/** What of the live connection the environment was made with. */
export const connectionOf = (environment: { options?: unknown }) =>
  (environment.options ?? {}) as Pick<Ways, "onConnected" | "onLost" | "isConnected">;

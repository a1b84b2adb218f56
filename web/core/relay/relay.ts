import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type SubscribeFunction,
} from "relay-runtime";

/** Calls back when the live connection opens or closes; returns the stop function. */
export type OnConnection = (listener: () => void) => () => void;

interface Ways {
  fetch: FetchFunction;
  subscribe: SubscribeFunction;
  /** Tests without a socket omit it. */
  onConnected?: OnConnection;
  onLost?: OnConnection;
  /** The live connection is open. */
  isConnected?: () => boolean;
}

const queryCacheExpirationMs = 5 * 60_000;

/** One Relay store. The networks are passed in, so that tests can use the schema directly. */
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

/** The live connection of the environment. */
export const connectionOf = (environment: { options?: unknown }) =>
  (environment.options ?? {}) as Pick<Ways, "onConnected" | "onLost" | "isConnected">;

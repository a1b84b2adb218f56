import {
  Environment,
  Network,
  RecordSource,
  Store,
  type FetchFunction,
  type SubscribeFunction,
} from "relay-runtime";

/** Calls back whenever the live connection is up; the answer stops it. */
export type OnConnected = (listener: () => void) => () => void;

interface Ways {
  fetch: FetchFunction;
  subscribe: SubscribeFunction;
  /** Tests without a socket leave it out. */
  onConnected?: OnConnected;
  /** The live connection is up at this moment. */
  isConnected?: () => boolean;
}

const queryCacheExpirationMs = 5 * 60_000;

/** One Relay store. The ways to the server are passed in, so tests can plug the schema in directly. */
export function createEnvironment({ fetch, subscribe, onConnected, isConnected }: Ways): Environment {
  return new Environment({
    network: Network.create(fetch, subscribe),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: 20,
      queryCacheExpirationTime: queryCacheExpirationMs,
    }),
    options: { onConnected, isConnected },
  });
}

export function onConnectedOf(environment: { options?: unknown }): OnConnected | undefined {
  return (environment.options as { onConnected?: OnConnected } | undefined)?.onConnected;
}

export const isConnectedOf = (environment: { options?: unknown }): boolean =>
  (environment.options as Partial<Ways> | undefined)?.isConnected?.() ?? false;

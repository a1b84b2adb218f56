import {
  Environment,
  Network,
  ROOT_TYPE,
  RecordSource,
  Store,
  type FetchFunction,
  type MissingFieldHandler,
  type SubscribeFunction,
} from "relay-runtime";

type LinkedFieldHandler = Extract<MissingFieldHandler, { kind: "linked" }>["handle"];

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
    missingFieldHandlers: [{ kind: "linked", handle: nodeInStore }],
    options: connection,
  });
}

/** `node(id: …)` of a record that a list has already loaded. */
const nodeInStore: LinkedFieldHandler = ({ name }, record, { id }) =>
  name === "node" && record?.getType() === ROOT_TYPE && typeof id === "string" ? id : undefined;

/** The live connection of the environment. */
export const connectionOf = (environment: { options?: unknown }) =>
  (environment.options ?? {}) as Pick<Ways, "onConnected" | "onLost" | "isConnected">;

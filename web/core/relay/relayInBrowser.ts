import { fetchGraphQL } from "./network.ts";
import { createEnvironment } from "./relay.ts";
import { createSocket } from "./socket.ts";

/** The browser's one store, over HTTP and one WebSocket, created by the first import. */
export const environment = createEnvironment({ fetch: fetchGraphQL, ...createSocket() });

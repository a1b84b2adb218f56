import { createContext } from "react";
import { createContext as createLoaderContext } from "react-router-dom";
import type { Environment } from "relay-runtime";

/**
 * The app's Relay store: synchronously if it is open, else always the same promise. Only pages that
 * need it load the library, which keeps it out of the public ones.
 */
export type OpenRelay = () => Environment | Promise<Environment>;

const notOpened: OpenRelay = () => Promise.reject(new Error("openRelay is not provided"));

/** For a router's loaders. */
export const relayContext = createLoaderContext<OpenRelay>(notOpened);
/** For components. */
export const RelayDoor = createContext<OpenRelay>(notOpened);

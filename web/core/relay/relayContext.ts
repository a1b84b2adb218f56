import { createContext as createReactContext } from "react";
import { createContext } from "react-router-dom";
import type { Environment } from "relay-runtime";

/**
 * The Relay store of this app: at once when it is open, else always the same promise. Only pages
 * that need it ask, so the library stays out of the public ones.
 */
export type OpenRelay = () => Environment | Promise<Environment>;

const notOpened: OpenRelay = () => Promise.reject(new Error("Nobody said how Relay is opened"));

/** For the loaders of a router. */
export const relayContext = createContext<OpenRelay>(notOpened);
/** For what is rendered. */
export const RelayDoor = createReactContext<OpenRelay>(notOpened);

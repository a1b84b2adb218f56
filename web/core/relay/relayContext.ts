import { createContext as createReactContext } from "react";
import { createContext } from "react-router-dom";
import type { Environment } from "relay-runtime";

/**
 * The app's Relay store: synchronously if it is open, else always the same promise. Only pages that
 * need it load the library, which keeps it out of the public ones.
 */
export type OpenRelay = () => Environment | Promise<Environment>;

const notOpened: OpenRelay = () => Promise.reject(new Error("Nobody said how Relay is opened"));

/** For a router's loaders. */
export const relayContext = createContext<OpenRelay>(notOpened);
/** For components. */
export const RelayDoor = createReactContext<OpenRelay>(notOpened);

import type { Env } from "../env.ts";
import { secretHref } from "./secret-links.ts";
import type { Keys } from "./secrets.ts";

/*
 * The link in the QR code of dispatched help. Its secret follows from the confirmation number and
 * the server's key, so it is stored nowhere and can be shown again. The database holds its hash.
 */

const tokenCharacters = 26;

export const ticketToken = (keys: Keys, confirmationNumber: string): string =>
  keys.hash(`ticket ${confirmationNumber}`).slice(0, tokenCharacters);

/** What is stored: a keyed hash. */
export const ticketKey = (keys: Keys, token: string): string => keys.hash(`ticket link ${token}`);

export const ticketHref = ({ keys, env }: { keys: Keys; env: Env }, confirmationNumber: string): string =>
  secretHref(env, "v", ticketToken(keys, confirmationNumber));

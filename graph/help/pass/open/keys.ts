import type { Keys } from "../../../core/security/secrets.ts";
import { readLetters } from "../rules.ts";

/*
 * What is stored of a pass's secrets: keyed hashes, of which the database alone gives nothing away.
 */

export const linkKey = (keys: Keys, token: string) => keys.hash(`pass link ${readLetters(token)}`);
export const shortKey = (keys: Keys, code: string) => keys.hash(`pass code ${readLetters(code)}`);
/** Bound to its pass: equal PINs of two passes have different hashes. */
export const pinKey = (keys: Keys, tokenHash: string, pin: string) =>
  keys.hash(`pass pin ${tokenHash} ${pin}`);
export const sessionKey = (keys: Keys, token: string) => keys.hash(`pass session ${token}`);

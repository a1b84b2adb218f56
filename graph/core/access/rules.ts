import { says } from "../sentences.ts";

/** For a request that is hidden or does not exist: the two must not be told apart. */
export const requestHidden = says.requestHidden;
export const mayNot = says.mayNot;

/** What somebody without a session hears at a door that needs one. */
export const signInFirst = {
  anybody: says.signInFirst,
  officer: says.verifyFirst,
  admin: says.signIn,
} as const;

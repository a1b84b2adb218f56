import { RequestError } from "./http.ts";

/** Somebody else decided meanwhile: the screen shows a state that is gone. */
export const isOutdated = (error: unknown) => error instanceof RequestError && error.code === "CONFLICT";

/** The server was not reached: by a call, or for the code of a page (which each browser says in its own words). */
export const isUnreachable = (error: unknown) =>
  error instanceof RequestError
    ? error.code === "NETWORK"
    : error instanceof Error &&
      /dynamically imported|importing a module|unable to preload/i.test(error.message);

/** The server's own sentence where it says more than "try again"; undefined for a lost connection or a defect. */
export const sentenceOf = (error: unknown): string | undefined =>
  error instanceof RequestError && saysItself.has(error.code) ? error.message : undefined;

const saysItself = new Set([
  "CONFLICT",
  "FORBIDDEN",
  "NOT_FOUND",
  "RATE_LIMITED",
  "UNAUTHENTICATED",
  "UNPROCESSABLE",
]);

import { RequestError } from "./http.ts";

/** Somebody else decided meanwhile: the screen shows a state that is gone. */
export const isOutdated = (error: unknown) => error instanceof RequestError && error.code === "CONFLICT";

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

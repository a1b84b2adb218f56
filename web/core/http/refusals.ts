import type { Sentence } from "../../../shared/core/i18n/phrases.ts";
import { maintenanceKey, RequestError } from "./http.ts";

/** Someone else decided meanwhile: the screen is outdated. */
export const isOutdated = (error: unknown) => error instanceof RequestError && error.code === "CONFLICT";

/** The server has nothing of that kind for this reader. */
export const isMissing = (error: unknown) =>
  error instanceof RequestError && ["NOT_FOUND", "FORBIDDEN", "INVALID"].includes(error.code);

/**
 * The server was unreachable: for a call, or for a page's code (for which each browser has its own
 * message).
 */
export const isUnreachable = (error: unknown) =>
  error instanceof RequestError
    ? error.code === "NETWORK"
    : error instanceof Error &&
      /dynamically imported|importing a module|unable to preload/i.test(error.message);

/**
 * The server's own sentence, if it says more than "try again"; undefined for a lost connection or a
 * bug.
 */
export const sentenceOf = (error: unknown): Sentence | undefined =>
  error instanceof RequestError && (saysItself.has(error.code) || isMaintained(error))
    ? error.sentence
    : undefined;

/** Writes are paused, so "check your connection" would be wrong. */
const isMaintained = ({ sentence }: RequestError) => sentence.key === maintenanceKey;

/** The text of any error. */
export const saidBy = (error: Error): string | Sentence =>
  error instanceof RequestError ? error.sentence : error.message;

/** It has a sentence or field errors. */
export const explainsItself = (error: unknown): boolean =>
  sentenceOf(error) !== undefined || (error instanceof RequestError && Object.keys(error.fields).length > 0);

const saysItself = new Set([
  "CONFLICT",
  "FORBIDDEN",
  "NOT_FOUND",
  "RATE_LIMITED",
  "UNAUTHENTICATED",
  "UNPROCESSABLE",
]);

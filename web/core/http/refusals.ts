import { useCallback } from "react";
import type { Sentence } from "#shared/core/i18n/phrases";
import { maintenanceKey, RequestError } from "./http.ts";
import { useSay } from "../i18n/sentences.ts";

/** Somebody else decided meanwhile: the screen shows a state that is gone. */
export const isOutdated = (error: unknown) => error instanceof RequestError && error.code === "CONFLICT";

/**
 * The server was not reached: by a call, or for the code of a page (which each browser says in its
 * own words).
 */
export const isUnreachable = (error: unknown) =>
  error instanceof RequestError
    ? error.code === "NETWORK"
    : error instanceof Error &&
      /dynamically imported|importing a module|unable to preload/i.test(error.message);

/**
 * The server's own sentence, in the person's language, where it says more than "try again"; else
 * undefined.
 */
export function useSentenceOf(): (error: unknown) => string | undefined {
  const say = useSay();
  return useCallback(
    (error) => {
      const sentence = sentenceOf(error);
      return sentence && say(sentence);
    },
    [say],
  );
}

/** The same in any language; undefined for a lost connection or a defect. */
export const sentenceOf = (error: unknown): Sentence | undefined =>
  error instanceof RequestError && (saysItself.has(error.code) || isMaintained(error))
    ? error.sentence
    : undefined;

/** Nobody can send anything for now: "check your connection" would be wrong. */
const isMaintained = ({ sentence }: RequestError) => sentence.key === maintenanceKey;

/** What an error says, whichever it is. */
export const saidBy = (error: Error): string | Sentence =>
  error instanceof RequestError ? error.sentence : error.message;

/** It says what is wrong, by a sentence or at the fields. */
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

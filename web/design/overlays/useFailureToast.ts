import { useCallback } from "react";
import { isUnreachable, saidBy, useSentenceOf } from "../../core/http/refusals.ts";
import { useSay } from "../../core/i18n/sentences.ts";
import { toast } from "./toasts.tsx";

export interface FailureWords {
  failed: string;
  /**
   * For a failure without a sentence of the server; without it, the error's own message. A function
   * puts that message into a sentence.
   */
  failedText?: string | ((message: string) => string);
  /** Where a lost connection has its own words. */
  lost?: { failed: string; failedText?: string };
}

/**
 * Reports a failed action with its reason: `tellFailure(error, t, id)`. With `about` the toast
 * replaces an earlier one about the same object.
 */
export function useFailureToast() {
  const sentenceOf = useSentenceOf();
  const say = useSay();
  return useCallback(
    (error: unknown, words: FailureWords, about?: string) => {
      const sentence = sentenceOf(error);
      const message = error instanceof Error ? say(saidBy(error)) : undefined;
      const isLost = sentence === undefined && isUnreachable(error);
      const { failed, failedText }: FailureWords = (isLost && words.lost) || words;
      const description =
        typeof failedText === "function" ? failedText(message ?? "") : (sentence ?? failedText ?? message);
      toast({
        title: failed,
        ...(description && { description }),
        tone: "critical",
        ...(about !== undefined && { about }),
      });
    },
    [sentenceOf, say],
  );
}

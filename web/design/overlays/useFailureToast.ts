import { useCallback } from "react";
import { isUnreachable, saidBy, sentenceOf } from "../../core/http/refusals.ts";
import { useSayLater } from "../../core/i18n/laterSentences.ts";
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
 * Reports a failed action with its reason: `showFailure(error, t, id)`. With `about` the toast
 * replaces an earlier one about the same object.
 */
export function useFailureToast() {
  const say = useSayLater();
  return useCallback(
    (error: unknown, words: FailureWords, about?: string) => {
      function show(message?: string) {
        const sentence = sentenceOf(error) && message;
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
      }
      if (error instanceof Error) void say(saidBy(error)).then(show);
      else show();
    },
    [say],
  );
}

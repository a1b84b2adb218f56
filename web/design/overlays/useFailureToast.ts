import { useSentenceOf } from "../../core/http/refusals.ts";
import { toast } from "./toasts.tsx";

export interface FailureWords {
  failed: string;
  /** For a failure without a sentence of the server. */
  failedText: string;
}

/**
 * Says that an action failed, and why: `tellFailure(error, t, id)`. With `about` the toast replaces
 * an earlier one about the same thing.
 */
export function useFailureToast() {
  const sentenceOf = useSentenceOf();
  return (error: unknown, { failed, failedText }: FailureWords, about?: string) =>
    toast({
      title: failed,
      description: sentenceOf(error) ?? failedText,
      tone: "critical",
      ...(about !== undefined && { about }),
    });
}

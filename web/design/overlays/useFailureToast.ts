import { useSentenceOf } from "../../core/http/refusals.ts";
import { toast } from "./toasts.tsx";

export interface FailureWords {
  failed: string;
  /** For a failure without a server sentence. */
  failedText: string;
}

/**
 * Reports a failed action with its reason: `tellFailure(error, t, id)`. With `about` the toast
 * replaces an earlier one about the same object.
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

import { useSentenceOf } from "../core/http/refusals.ts";
import { toast } from "../design/overlays/toasts.tsx";

export interface FailureWords {
  failed: string;
  /** Where the server gave no sentence. */
  failedText: string;
}

/** Says that an act at the desk failed, and why. `about` is what it was done with: the toast takes the place of an earlier one about it. */
export function useFailureToast() {
  const sentenceOf = useSentenceOf();
  return (error: unknown, { failed, failedText }: FailureWords, about: string) =>
    toast({ title: failed, description: sentenceOf(error) ?? failedText, tone: "critical", about });
}

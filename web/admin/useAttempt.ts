import { toast } from "../design/overlays/toasts.tsx";
import { useFailureToast, type FailureWords } from "./useFailureToast.ts";

type Done = string | { title: string; description: string };

/**
 * Does an act at the desk and says how it went: `attempt(id, () => claim({ input: { id } }), t.claimed)`. Answers what the act answered,
 * or undefined when it was refused. `about` is what it was done with; `onRefused` is where whoever was slower is shown how it stands.
 */
export function useAttempt(t: FailureWords, onRefused?: () => void) {
  const tellFailure = useFailureToast();
  return async <Answer>(about: string, act: () => Promise<Answer>, done?: Done) => {
    try {
      const answer = await act();
      if (done) toast({ ...(typeof done === "string" ? { title: done } : done), tone: "positive", about });
      return answer;
    } catch (error) {
      tellFailure(error, t, about);
      onRefused?.();
      return undefined;
    }
  };
}

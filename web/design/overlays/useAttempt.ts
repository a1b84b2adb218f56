import { toast } from "./toasts.tsx";
import { useFailureToast, type FailureWords } from "./useFailureToast.ts";

type Done = string | { title: string; description: string };

/**
 * Runs an action and announces its result: `attempt(id, () => claim({ input: { id } }),
 * t.claimed)`. Returns the answer, or undefined if it was refused. `about` is the object;
 * `onRefused` can show the current state to the second of two people.
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

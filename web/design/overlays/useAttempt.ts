import { toast } from "./toasts.tsx";
import type { ToastMessage } from "./toastMessage.ts";
import { useFailureToast, type FailureWords } from "./useFailureToast.ts";

type Done = string | Pick<ToastMessage, "title" | "description" | "action">;

/**
 * Runs an action and announces its result: `attempt(id, () => claim({ input: { id } }),
 * t.claimed)`. Returns the answer, or undefined if it was refused. `about` is the object;
 * `onRefused` can show the current state to the second of two people.
 */
export function useAttempt(t: FailureWords, onRefused?: () => void) {
  const showFailure = useFailureToast();
  return async <Answer>(
    about: string,
    act: () => Promise<Answer>,
    done?: Done | ((answer: Answer) => Done),
  ) => {
    try {
      const answer = await act();
      const said = typeof done === "function" ? done(answer) : done;
      if (said) toast({ ...(typeof said === "string" ? { title: said } : said), tone: "positive", about });
      return answer;
    } catch (error) {
      showFailure(error, t, about);
      onRefused?.();
      return undefined;
    }
  };
}

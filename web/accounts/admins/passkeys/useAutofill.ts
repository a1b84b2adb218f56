import { useCallback, useEffect, useEffectEvent, useRef } from "react";
import { answerByAutofill } from "./browser.ts";

/** How long an offer stays: its challenge works for five minutes. */
const offerMs = 4 * 60_000;

/**
 * Offers passkeys in the field of the username while the component is mounted. Returns how to stop,
 * because a browser asks about one thing at a time. An old offer is renewed when someone comes back
 * to the page's fields, so that a page left open makes no calls.
 */
export function useAutofill(
  isOn: boolean,
  options: () => Promise<string>,
  onAnswer: (answer: string) => Promise<void>,
): () => void {
  const offered = useRef<AbortController>(undefined);
  const begin = useEffectEvent(options);
  const answered = useEffectEvent(onAnswer);
  useEffect(() => {
    if (!isOn) return undefined;
    let renewAt = 0;
    async function offer() {
      if (Date.now() < renewAt) return;
      renewAt = Date.now() + offerMs;
      const own = (offered.current = new AbortController());
      const stop = setTimeout(() => own.abort(), offerMs);
      const answer = await answerByAutofill(() => begin(), own.signal);
      clearTimeout(stop);
      if (answer !== undefined && !own.signal.aborted) await answered(answer);
    }
    const renew = () => void offer();
    renew();
    document.addEventListener("focusin", renew);
    return () => {
      document.removeEventListener("focusin", renew);
      offered.current?.abort();
    };
  }, [isOn]);
  return useCallback(() => offered.current?.abort(), []);
}

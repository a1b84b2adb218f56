import { useEffect, useEffectEvent } from "react";
import { sendWaiting } from "./outbox.ts";
import { useArrival } from "./useArrival.ts";

const everyMs = 30_000;

/** Sends the queue: at once, on reconnect, when the page becomes visible, and every half minute. */
export function useSending(): void {
  const arrive = useArrival();
  const send = useEffectEvent(async (isBack: boolean) => {
    await arrive(await sendWaiting({ isBack }));
  });

  useEffect(() => {
    const tryNow = (isBack = false) => void send(isBack).catch(() => {}); // the next try follows automatically
    const isBack = () => tryNow(true);
    const look = () => document.visibilityState === "visible" && tryNow();
    tryNow(true);
    const timer = setInterval(look, everyMs);
    window.addEventListener("online", isBack);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", isBack);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
}

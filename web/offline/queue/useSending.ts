import { useEffect, useEffectEvent } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { sendWaiting } from "./outbox.ts";
import { words } from "../words.ts";

const everyMs = 30_000;

/** Sends the queue: at once, on reconnect, when the page becomes visible, and every half minute. */
export function useSending(): void {
  const { waiting: t } = useWords(words);
  const send = useEffectEvent(async (isBack: boolean) => {
    const { arrived } = await sendWaiting({ isBack });
    const [first] = arrived;
    if (first)
      toast({ title: t.arrived(arrived.length), description: t.kinds[first.kind], tone: "positive" });
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

import { useEffect } from "react";
import { storedGoodbye } from "../core/session/goodbye.ts";
import { useLocale, useWords } from "../core/i18n/i18n.tsx";
import { toast } from "../design/toasts.tsx";
import { words } from "./words.ts";

/** Lets the built app work without a connection, once the page has nothing more urgent to do; says when a new version is ready. */
export function useServiceWorker(): void {
  const t = useWords(words).update;
  const locale = useLocale();

  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // Whoever has just erased the device does not want it filled again while they read that it is done.
    if (storedGoodbye().includes("erased")) return;
    let isHere = true;
    const offer = (reload: () => void) => {
      if (isHere)
        toast({ title: t.title, description: t.text, action: { label: t.reload, onPress: reload } });
    };
    const start = () =>
      void import("./register.ts")
        .then(({ register }) => register({ locale, onUpdate: offer }))
        .catch(() => {});
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => {
      isHere = false;
      window.removeEventListener("load", start);
    };
  }, [t, locale]);
}

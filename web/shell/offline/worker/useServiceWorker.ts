import { useEffect } from "react";
import { storedEndNotice } from "../../../core/session/sessionEndNotice.ts";
import { useLocale, useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { register } from "./register.ts";
import { words } from "../words.ts";

/**
 * Registers the service worker after the page has loaded, and offers a reload when a new version is
 * ready.
 */
export function useServiceWorker(): void {
  const t = useWords(words).update;
  const locale = useLocale();

  useEffect(() => {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    // After erasing the device it must not be filled again while the confirmation is open.
    if (storedEndNotice().includes("erased")) return;
    let isHere = true;
    const offer = (reload: () => void) => {
      if (isHere)
        toast({ title: t.title, description: t.text, action: { label: t.reload, onPress: reload } });
    };
    const start = () => void register({ locale, onUpdate: offer }).catch(() => {});
    if (document.readyState === "complete") start();
    else window.addEventListener("load", start, { once: true });
    return () => {
      isHere = false;
      window.removeEventListener("load", start);
    };
  }, [t, locale]);
}

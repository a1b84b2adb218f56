import { usePreferences } from "../../../core/device/preferences.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import type { Answer } from "../../../shell/settings/session/answerSince.ts";
import { words } from "../words.ts";

/** Announces the supervisor's answer, unless such toasts are off: then only the screen shows it. */
export function useAnswerToast(): (answer: Answer) => void {
  const t = useWords(words).toasts;
  const isTold = usePreferences().push;
  return (answer) => {
    if (!isTold) return;
    if (answer === "verified") toast({ title: t.verified, description: t.verifiedText, tone: "positive" });
    else toast({ title: t.rejected, description: t.rejectedText, tone: "critical" });
  };
}

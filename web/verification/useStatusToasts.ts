import { useEffect, useEffectEvent, useRef } from "react";
import type { VerificationStatus } from "#rules/verification";
import { useWords } from "../core/i18n/i18n.tsx";
import { usePreferences } from "../core/device/preferences.ts";
import { toast } from "../design/toasts.tsx";
import { words } from "./words.ts";

/** Says the supervisor's answer when it comes while one watches. */
export function useStatusToasts(status: VerificationStatus): void {
  const t = useWords(words).toasts;
  const isTold = usePreferences().push;
  const last = useRef(status);
  const tell = useEffectEvent(() => {
    if (last.current === status) return;
    last.current = status;
    if (!isTold) return; // the screen itself shows it
    if (status === "verified") toast({ title: t.verified, description: t.verifiedText, tone: "positive" });
    if (status === "rejected") toast({ title: t.rejected, description: t.rejectedText, tone: "critical" });
  });
  useEffect(() => tell(), [status]);
}

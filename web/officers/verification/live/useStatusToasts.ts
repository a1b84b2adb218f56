import { useEffect, useEffectEvent, useRef } from "react";
import type { VerificationStatus } from "../../../../shared/officers/verification/rules.ts";
import { useAnswerToast } from "./useAnswerToast.ts";

/** Announces the supervisor's answer when it arrives live. */
export function useStatusToasts(status: VerificationStatus): void {
  const say = useAnswerToast();
  const last = useRef(status);
  const tell = useEffectEvent(() => {
    if (last.current === status) return;
    last.current = status;
    if (status !== "pending") say(status);
  });
  useEffect(() => tell(), [status]);
}

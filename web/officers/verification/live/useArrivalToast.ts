import { useEffect, useEffectEvent } from "react";
import { graphql, useFragment } from "react-relay";
import type { useArrivalToast_verification$key } from "#relay/useArrivalToast_verification.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { keepVerification, readKept } from "../../../shell/settings/session/storedVerification.ts";
import { words } from "../words.ts";

/**
 * The email was sent with the form; the screen says so once, when it first opens for a case, and
 * stores the case's handle for display. A stored handle is used silently.
 */
export function useArrivalToast(ref: useArrivalToast_verification$key): void {
  const { caseNumber, badgeNumber, status, statusToken, supervisorEmail, supervisorMailAt } = useFragment(
    graphql`
      fragment useArrivalToast_verification on Verification {
        caseNumber
        badgeNumber
        status
        statusToken
        supervisorEmail
        supervisorMailAt
      }
    `,
    ref,
  );
  const t = useWords(words).toasts;
  const arrive = useEffectEvent(() => {
    const kept = readKept();
    const isKnown = kept.verificationToken === statusToken;
    const verificationTimestamp = (isKnown && kept.verificationTimestamp) || new Date().toISOString();
    keepVerification({
      caseNumber,
      badgeNumber,
      verificationStatus: status,
      verificationToken: statusToken,
      verificationTimestamp,
    });
    if (!isKnown && status === "pending" && !supervisorMailAt)
      toast({ title: t.sent, description: t.sentText(supervisorEmail), tone: "positive" });
  });
  useEffect(() => arrive(), [statusToken, status]);
}

import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { VerificationActions_verification$key } from "#relay/VerificationActions_verification.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { EmergencyDialog } from "./EmergencyDialog.tsx";
import { useSecondsUntil } from "./live/useSecondsUntil.ts";
import { words } from "./words.ts";
import type { VerificationActionsMutation } from "#relay/VerificationActionsMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

/** What can be done while the supervisor's answer is awaited: resend the email, 911 Verify. */
export function VerificationActions(props: { verification: VerificationActions_verification$key }) {
  const verification = useFragment(
    graphql`
      fragment VerificationActions_verification on Verification {
        status
        trust
        mayResendAt
        resendsLeft
        mayUseEmergencyVerify
        supervisorEmail
      }
    `,
    props.verification,
  );
  const { actions: t, toasts } = useWords(words);
  const showFailure = useFailureToast();
  const [resend, isSending] = useResendVerification();
  const [isAsking, setAsking] = useState(false);
  const { status, trust, resendsLeft, supervisorEmail } = verification;
  const seconds = useSecondsUntil(verification.mayResendAt);
  if (status !== "pending") return null;

  async function send() {
    try {
      await resend({});
      toast({ title: toasts.sent, description: toasts.sentText(supervisorEmail), tone: "positive" });
    } catch (error) {
      const lost = { failed: toasts.network, failedText: toasts.networkText };
      showFailure(error, { failed: toasts.failed, failedText: toasts.failedText, lost });
    }
  }
  return (
    <Card title={t.title} icon="arrow-right">
      {trust === "provisional" && (
        <ButtonLink href="/case-tracking" icon="arrow-right" isWide>
          {t.continue}
        </ButtonLink>
      )}
      <Stack gap="xs">
        <Button
          variant="quiet"
          icon="mail"
          isWide
          isPending={isSending}
          pendingText={t.sending}
          isDisabled={seconds > 0}
          onPress={() => void send()}
        >
          {seconds > 0 ? t.resendIn(seconds) : t.resend}
        </Button>
        <Muted>{t.left(resendsLeft)}</Muted>
      </Stack>
      {verification.mayUseEmergencyVerify && (
        <Stack gap="xs">
          <Button variant="quiet" icon="shield" isWide onPress={() => setAsking(true)}>
            {t.emergency}
          </Button>
          <Muted>{t.emergencyHint}</Muted>
        </Stack>
      )}
      <EmergencyDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  );
}

const useResendVerification = () =>
  useAction<VerificationActionsMutation>(graphql`
    mutation VerificationActionsMutation {
      resendVerification {
        verification {
          ...VerificationActions_verification
        }
      }
    }
  `);

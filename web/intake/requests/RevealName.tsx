import { useEffect, useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.ts";
import { graphql } from "react-relay";
import type { RevealNameMutation } from "#relay/RevealNameMutation.graphql";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";

const shownForMs = 60_000;

/** Reveals an anonymous recipient to an administrator for a minute. The server logs each reveal. */
export function RevealName({ requestId }: { requestId: string }) {
  const t = useWords(words).wishes;
  const showFailure = useFailureToast();
  const [reveal, isBusy] = useRevealRecipient();
  const [shown, setShown] = useState<string | null>(null);

  useEffect(() => {
    if (shown === null) return;
    const timer = setTimeout(() => setShown(null), shownForMs);
    return () => clearTimeout(timer);
  }, [shown]);

  async function press() {
    try {
      const { fullName, email } = (await reveal({ input: { id: requestId } })).revealRecipient.recipient;
      setShown([fullName, email].filter(Boolean).join(", "));
    } catch (error) {
      showFailure(error, { failed: t.revealFailed });
    }
  }
  return (
    <Stack gap="xs">
      {shown === null ? (
        <Button variant="quiet" icon="eye" isPending={isBusy} onPress={() => void press()}>
          {t.reveal}
        </Button>
      ) : (
        <strong>{shown}</strong>
      )}
      <Muted>{t.revealHint}</Muted>
    </Stack>
  );
}

/** Reveals an anonymous recipient; the server logs it. */
const useRevealRecipient = () =>
  useSecretAction<RevealNameMutation>(graphql`
    mutation RevealNameMutation($input: RevealRecipientInput!) {
      revealRecipient(input: $input) {
        recipient {
          fullName
          email
        }
      }
    }
  `);

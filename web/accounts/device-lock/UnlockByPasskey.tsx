import { useState } from "react";
import { graphql } from "react-relay";
import type { UnlockByPasskeyBeginMutation } from "#relay/UnlockByPasskeyBeginMutation.graphql";
import type { UnlockByPasskeyFinishMutation } from "#relay/UnlockByPasskeyFinishMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSecretAction } from "../../core/relay/useSecretAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { answerByPasskey, wasCanceled } from "../admins/passkeys/browser.ts";
import { goBack } from "./goBack.ts";
import { words } from "./words.ts";

export function UnlockByPasskey({ isPrimary }: { isPrimary: boolean }) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [begin] = useSecretAction<UnlockByPasskeyBeginMutation>(graphql`
    mutation UnlockByPasskeyBeginMutation {
      beginOfficerPasskeySignIn {
        options
      }
    }
  `);
  const [finish] = useSecretAction<UnlockByPasskeyFinishMutation>(graphql`
    mutation UnlockByPasskeyFinishMutation($input: FinishOfficerPasskeySignInInput!) {
      finishOfficerPasskeySignIn(input: $input) {
        viewer {
          kind
        }
      }
    }
  `);
  async function unlock() {
    setBusy(true);
    try {
      const { options } = (await begin({})).beginOfficerPasskeySignIn;
      await finish({ input: { answer: await answerByPasskey(options) } });
      await goBack();
    } catch (error) {
      if (wasCanceled(error)) toast({ title: t.passkeyCanceled, tone: "caution" });
      else showFailure(error, { failed: t.failed, failedText: t.failedText });
      setBusy(false);
    }
  }
  return (
    <Button
      variant={isPrimary ? "primary" : "quiet"}
      icon="lock"
      isWide
      isPending={isBusy}
      onPress={() => void unlock()}
    >
      {t.usePasskey}
    </Button>
  );
}

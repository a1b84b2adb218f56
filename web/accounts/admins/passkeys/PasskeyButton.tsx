import { useState } from "react";
import { graphql } from "react-relay";
import type { PasskeyButtonBeginMutation } from "#relay/PasskeyButtonBeginMutation.graphql";
import type { PasskeyButtonFinishMutation } from "#relay/PasskeyButtonFinishMutation.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { words } from "../words.ts";
import { answerByPasskey, hasPasskeys, wasCanceled } from "./browser.ts";
import { useAutofill } from "./useAutofill.ts";

const kept = { secrets: ["answer"], isAnotherViewer: true };
export type Owed = NonNullable<
  PasskeyButtonFinishMutation["response"]["finishPasskeySignIn"]["viewer"]["admin"]
>["owes"];

interface PasskeyButtonProps {
  /** There is no form beside it. */
  isOnlyWay?: boolean;
  /** The browser also offers passkeys in the field of the username. */
  hasAutofill?: boolean;
  onSignedIn: (owed: Owed) => void;
}

/** Signs in with a passkey: alone, or as the second step. Nothing where the browser has none. */
export function PasskeyButton({ isOnlyWay = false, hasAutofill = false, onSignedIn }: PasskeyButtonProps) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const [begin] = useSecretAction<PasskeyButtonBeginMutation>(graphql`
    mutation PasskeyButtonBeginMutation {
      beginPasskeySignIn {
        options
      }
    }
  `);
  const [finish] = useSecretAction<PasskeyButtonFinishMutation>(
    graphql`
      mutation PasskeyButtonFinishMutation($input: FinishPasskeySignInInput!) {
        finishPasskeySignIn(input: $input) {
          viewer {
            admin {
              owes
            }
            ...AdminLoginPage_viewer
          }
        }
      }
    `,
    kept,
  );
  const options = async () => (await begin({})).beginPasskeySignIn.options;
  const stopAutofill = useAutofill(hasAutofill, options, (answer) => signIn(() => Promise.resolve(answer)));
  if (!hasPasskeys()) return null;
  async function signIn(answered: () => Promise<string>) {
    setBusy(true);
    try {
      const answer = await answered();
      const { finishPasskeySignIn } = await finish({ input: { answer } });
      onSignedIn(finishPasskeySignIn.viewer.admin?.owes ?? null);
    } catch (error) {
      if (wasCanceled(error)) toast({ title: t.passkeyCanceled, tone: "caution" });
      else
        showFailure(error, {
          failed: t.failedTitle,
          lost: { failed: t.connectionTitle, failedText: t.connection },
        });
    }
    setBusy(false);
  }
  return (
    <Button
      variant={isOnlyWay ? "primary" : "quiet"}
      icon="user"
      isWide
      isPending={isBusy}
      autoFocus={isOnlyWay}
      onPress={() => {
        stopAutofill();
        void signIn(async () => answerByPasskey(await options()));
      }}
    >
      {t.usePasskey}
    </Button>
  );
}

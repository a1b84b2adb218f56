import { codeInput } from "../../../../shared/accounts/admins/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { Form } from "../../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { useLogOut } from "../../../shell/settings/session/useLogOut.ts";
import { PasskeyButton } from "../passkeys/PasskeyButton.tsx";
import { words } from "../words.ts";
import { graphql } from "react-relay";
import type { CodeFormMutation } from "#relay/CodeFormMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

type Owed = Awaited<ReturnType<ReturnType<typeof useVerifyCode>>>;

/** The second step of a sign-in. */
export function CodeForm({ onGiven }: { onGiven: (owed: Owed) => void }) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const verify = useVerifyCode();
  const [logOut, isLeaving] = useLogOut("admin");
  const lost = { failed: t.connectionTitle, failedText: t.connection };
  return (
    <Card title={t.twoFactor} icon="shield">
      <Form
        schema={codeInput}
        aria-label={t.twoFactor}
        onFailed={(error) => showFailure(error, { failed: t.failedTitle, lost })}
        onSubmit={async ({ code }) => onGiven(await verify(code))}
      >
        <p>{t.codeLead}</p>
        <TextField
          name="code"
          label={t.code}
          description={t.codeHint}
          autoComplete="one-time-code"
          spellCheck="false"
          maxLength={40}
          isRequired
          autoFocus
        />
        <Actions>
          <Button variant="quiet" isPending={isLeaving} onPress={logOut}>
            {t.cancel}
          </Button>
          <SubmitButton icon="lock" pendingText={t.signingIn}>
            {t.goOn}
          </SubmitButton>
        </Actions>
      </Form>
      <PasskeyButton onSignedIn={onGiven} />
    </Card>
  );
}

const kept = { secrets: ["code"], isAnotherViewer: true };

/**
 * Submits the second factor's code and returns the next required step. The store was read before
 * it, so everything is reloaded.
 */
function useVerifyCode() {
  const [verify] = useSecretAction<CodeFormMutation>(
    graphql`
      mutation CodeFormMutation($input: AdminVerifyMfaInput!) {
        adminVerifyMfa(input: $input) {
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
  return async (code: string) => {
    const answer = await verify({ input: { code } });
    return answer.adminVerifyMfa.viewer.admin?.owes ?? null;
  };
}

import { passwordAgain } from "../../../../shared/accounts/admins/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { words } from "../words.desk.ts";
import { graphql } from "react-relay";
import type { PasswordAgainDialogMutation } from "#relay/PasswordAgainDialogMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

/** Asks for the own password again. The form behind it keeps its input. */
export function PasswordAgainDialog({ onGiven, onClose }: { onGiven: () => void; onClose: () => void }) {
  const t = useWords(words);
  const confirm = useConfirmPassword();
  return (
    <FormDialog
      title={t.confirmTitle}
      schema={passwordAgain}
      words={{ cancel: t.cancel, submit: t.confirm, pending: t.confirming }}
      icon="lock"
      isQuestion
      onSubmit={async ({ password }) => {
        await confirm(password);
        onGiven();
      }}
      onClose={onClose}
    >
      <p>{t.confirmText}</p>
      <TextField
        name="password"
        label={t.yourPassword}
        description={t.confirmHint}
        type="password"
        autoComplete="current-password"
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}

const kept = { secrets: ["password"] };

/** Confirms the own password, for account changes within the next minutes. */
function useConfirmPassword() {
  const [confirm] = useSecretAction<PasswordAgainDialogMutation>(
    graphql`
      mutation PasswordAgainDialogMutation($input: ConfirmAdminPasswordInput!) {
        confirmAdminPassword(input: $input) {
          viewer {
            kind
          }
        }
      }
    `,
    kept,
  );
  return (password: string) => confirm({ input: { password } });
}

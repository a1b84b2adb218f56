import { useMemo, useState } from "react";
import { passwordForm, unmetPasswordRules } from "../../../../shared/accounts/admins/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import type { FieldErrors } from "../../../core/http/fieldErrors.ts";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { useLogOut } from "../../../shell/settings/session/useLogOut.ts";
import { aboutPassword } from "./aboutPassword.ts";
import { PasswordChecklist } from "./PasswordChecklist.tsx";
import { words } from "../words.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";
import { graphql } from "react-relay";
import type { PasswordDialogMutation } from "#relay/PasswordDialogMutation.graphql";
import { useSecretAction } from "../../../core/relay/useSecretAction.ts";

type Owed = Awaited<ReturnType<ReturnType<typeof useChangeAdminPassword>>>;

interface PasswordDialogProps {
  /** The account still has its first password, which allows nothing else. */
  isFirst: boolean;
  username: string;
  onChanged: (owed: Owed) => void;
  onClose: () => void;
}

/** Asks for a new password. Canceling the change of a first one signs out. */
export function PasswordDialog({ isFirst, username, onChanged, onClose }: PasswordDialogProps) {
  const t = useWords(words);
  const [logOut] = useLogOut("admin");
  const change = useChangeAdminPassword();
  const [typed, setTyped] = useState("");
  const schema = useMemo(() => passwordForm(username), [username]);
  const showFailure = useFailureToast();
  const changeFailed = {
    failed: t.changeFailedTitle,
    failedText: (message: string) => message || t.changeFailed,
    lost: { failed: t.networkTitle, failedText: t.network },
  };

  const tellProblem = ({ currentPassword, confirmation }: FieldErrors) => {
    const isMismatch = confirmation?.[0] === says.passwordMismatch;
    const isMissing = currentPassword || !typed || (confirmation && !isMismatch);
    const unmet = unmetPasswordRules(typed, username).map(({ name }) => t.rules[name]);
    if (isMissing) tell(t.missingInformation, t.missingInformationText);
    else if (isMismatch) tell(t.mismatchTitle, t.mismatch);
    else tell(t.requirementsTitle, unmet.join(", "));
  };
  return (
    <FormDialog
      title={t.changeTitle}
      schema={schema}
      words={{ cancel: isFirst ? t.cancel : t.cancelChange, submit: t.change, pending: t.changing }}
      isQuestion
      onClose={isFirst ? logOut : onClose}
      onInvalid={tellProblem}
      onFailed={(error) => showFailure(error, changeFailed)}
      onSubmit={async ({ currentPassword, newPassword }) => {
        const owed = await change({ currentPassword, newPassword });
        toast({ title: t.changed, description: t.changedText, tone: "positive", about: aboutPassword });
        onChanged(owed);
      }}
    >
      <p>{isFirst ? t.changeLead : t.changeOwnLead}</p>
      <input type="hidden" name="username" autoComplete="username" value={username} />
      <TextField
        label={t.currentPassword}
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        isRequired
        autoFocus
      />
      <TextField
        label={t.newPassword}
        name="newPassword"
        type="password"
        autoComplete="new-password"
        isRequired
        onChange={setTyped}
      />
      <PasswordChecklist password={typed} username={username} />
      <TextField
        label={t.confirmation}
        name="confirmation"
        type="password"
        autoComplete="new-password"
        isRequired
      />
    </FormDialog>
  );
}

const tell = (title: string, description: string) => toast({ title, description, tone: "critical" });

const kept = { secrets: ["currentPassword", "newPassword"] };

/**
 * Changes the own password; the session continues, all others of the account end. Returns the next
 * required step.
 */
function useChangeAdminPassword() {
  const [change] = useSecretAction<PasswordDialogMutation>(
    graphql`
      mutation PasswordDialogMutation($input: ChangeAdminPasswordInput!) {
        changeAdminPassword(input: $input) {
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
  return async (input: { currentPassword: string; newPassword: string }) => {
    const { changeAdminPassword } = await change({ input });
    return changeAdminPassword.viewer.admin?.owes ?? null;
  };
}

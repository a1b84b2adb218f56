import { passwordAgain } from "#shared/admins/rules";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { words } from "../words.desk.ts";
import { useConfirmPassword } from "./useConfirmPassword.ts";

/** Asks for the own password again. The form behind it keeps its input. */
export function PasswordAgainDialog({ onGiven, onClose }: { onGiven: () => void; onClose: () => void }) {
  const t = useWords(words);
  const confirm = useConfirmPassword();
  return (
    <Dialog title={t.confirmTitle} isOpen onClose={onClose} isQuestion>
      <Form
        schema={passwordAgain}
        aria-label={t.confirmTitle}
        onSubmit={async ({ password }) => {
          await confirm(password);
          onGiven();
        }}
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
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton icon="lock" pendingText={t.confirming}>
            {t.confirm}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

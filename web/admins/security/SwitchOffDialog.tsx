import { passwordAgain } from "#shared/admins/rules";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useNavigate } from "../../core/routing/router/hooks.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "../words.account.ts";
import { useSecondFactor } from "./useSecondFactor.ts";

/** Switches two-factor sign-in off, with the own password. */
export function SwitchOffDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useWords(words);
  const navigate = useNavigate();
  const { remove } = useSecondFactor();
  async function submit({ password }: { password: string }) {
    const { removeSecondFactor } = await remove({ input: { password } });
    // If it is required, the next step is a new setup.
    if (removeSecondFactor.viewer.admin?.owes) return navigate("/admin/login?next=/admin/account");
    toast({ title: t.switchedOff, tone: "positive" });
    onClose();
    onDone();
  }
  return (
    <Dialog title={t.switchOffTitle} isOpen onClose={onClose} isQuestion>
      <Form schema={passwordAgain} aria-label={t.switchOffTitle} onSubmit={submit}>
        <p>{t.switchOffAsk}</p>
        <TextField
          name="password"
          label={t.yourPassword}
          type="password"
          autoComplete="current-password"
          isRequired
          autoFocus
        />
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton variant="danger" pendingText={t.switchingOff}>
            {t.switchOff}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

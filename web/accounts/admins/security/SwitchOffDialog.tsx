import { passwordAgain } from "../../../../shared/accounts/admins/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useNavigate } from "react-router-dom";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
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
    <FormDialog
      title={t.switchOffTitle}
      schema={passwordAgain}
      words={{ cancel: t.cancel, submit: t.switchOff, pending: t.switchingOff }}
      isQuestion
      isDangerous
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.switchOffAsk}</p>
      <TextField
        name="password"
        label={t.yourPassword}
        type="password"
        autoComplete="current-password"
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}

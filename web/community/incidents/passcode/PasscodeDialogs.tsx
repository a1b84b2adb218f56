import { useWords } from "../../../core/i18n/i18n.tsx";
import { Checkbox } from "../../../design/fields/choices/Checkbox.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import type { FieldErrors } from "../../../core/http/fieldErrors.ts";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import * as css from "../incidents.css.ts";
import { currentPasscodeForm, newPasscodeForm, type NewPasscode } from "./passcodeForms.ts";
import { log } from "../store/useIncidentLog.ts";
import { words } from "../words.ts";

/** Sets or changes the passcode; its limits are explained first. */
export function NewPasscodeDialog({ isChange, onClose }: { isChange: boolean; onClose: () => void }) {
  const t = useWords(words).passcode;

  async function set({ current, passcode }: NewPasscode): Promise<FieldErrors | void> {
    if (isChange && !(await log.isPasscode(current))) return { current: [t.problems.wrong] };
    if (!(await log.setPasscode(passcode))) return { "": [t.failed] };
    toast({ title: isChange ? t.changed : t.saved, tone: "positive" });
    onClose();
  }
  return (
    <FormDialog
      title={isChange ? t.changeTitle : t.setTitle}
      schema={newPasscodeForm(t.problems)}
      words={{ cancel: t.cancel, submit: isChange ? t.change : t.save, pending: t.working }}
      onSubmit={set}
      onClose={onClose}
    >
      <ul className={css.limits}>
        {t.limits.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {isChange && (
        <TextField name="current" type="password" label={t.current} autoComplete="off" isRequired />
      )}
      <TextField
        name="passcode"
        type="password"
        label={t.passcode}
        description={t.hint}
        autoComplete="new-password"
        isRequired
      />
      <TextField name="repeat" type="password" label={t.repeat} autoComplete="new-password" isRequired />
      <Checkbox name="understood">{t.understood}</Checkbox>
    </FormDialog>
  );
}

export function RemovePasscodeDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words).passcode;

  async function remove(current: string): Promise<FieldErrors | void> {
    if (!(await log.isPasscode(current))) return { current: [t.problems.wrong] };
    if (!(await log.removePasscode())) return { "": [t.failed] };
    toast({ title: t.removed, tone: "info" });
    onClose();
  }
  return (
    <FormDialog
      title={t.removeTitle}
      schema={currentPasscodeForm(t.problems.wrong)}
      words={{ cancel: t.cancel, submit: t.remove, pending: t.removing }}
      onSubmit={remove}
      onClose={onClose}
    >
      <p>{t.removeText}</p>
      <TextField name="current" type="password" label={t.current} autoComplete="off" isRequired />
    </FormDialog>
  );
}

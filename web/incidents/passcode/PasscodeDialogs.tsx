import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import type { FieldErrors } from "../../core/http/fieldErrors.ts";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
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
    <Dialog title={isChange ? t.changeTitle : t.setTitle} isOpen onClose={onClose} keepsOpen>
      <Form schema={newPasscodeForm(t.problems)} onSubmit={set}>
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
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton pendingText={t.working}>{isChange ? t.change : t.save}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
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
    <Dialog title={t.removeTitle} isOpen onClose={onClose}>
      <Form schema={currentPasscodeForm(t.problems.wrong)} onSubmit={remove}>
        <p>{t.removeText}</p>
        <TextField name="current" type="password" label={t.current} autoComplete="off" isRequired />
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton pendingText={t.removing}>{t.remove}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

import * as z from "zod/mini";
import { viewForm } from "#shared/cases/desk/rules";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { Actions, Dialog } from "../../design/overlays/Dialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useSaveView } from "./useSaveView.ts";
import { words } from "./words.desk.ts";

const schema = z.pick(viewForm, { name: true, isShared: true });

/** Names the shown search and filter, for oneself or for all administrators. */
export function SaveViewDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useWords(words).views;
  const save = useSaveView();
  async function send({ name, isShared }: { name: string; isShared: boolean }) {
    await save({ name, address, isShared });
    toast({ title: t.saved(name), tone: "positive", about: name });
    onClose();
  }
  return (
    <Dialog title={t.save} isOpen keepsOpen onClose={onClose}>
      <Form schema={schema} onSubmit={send} aria-label={t.save}>
        <TextField name="name" label={t.name} description={t.nameHint} maxLength={60} autoFocus isRequired />
        <Checkbox name="isShared">{t.share}</Checkbox>
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton pendingText={t.saving}>{t.save}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

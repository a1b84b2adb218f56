import * as z from "zod/mini";
import { viewForm } from "../../../../shared/desk/cases/desk/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Checkbox } from "../../../design/fields/choices/Checkbox.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
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
    <FormDialog
      title={t.save}
      schema={schema}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
    >
      <TextField name="name" label={t.name} description={t.nameHint} maxLength={60} autoFocus isRequired />
      <Checkbox name="isShared">{t.share}</Checkbox>
    </FormDialog>
  );
}

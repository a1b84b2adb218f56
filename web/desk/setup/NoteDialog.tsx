import { maxDetailCharacters, setupNote } from "../../../shared/desk/setup/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { words } from "./words.desk.ts";

interface NoteDialogProps {
  title: string;
  label: string;
  hint: string;
  onSave: (detail: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for what a note must say. */
export function NoteDialog({ title, label, hint, onSave, onClose }: NoteDialogProps) {
  const t = useWords(words);
  return (
    <FormDialog
      title={title}
      schema={setupNote}
      onSubmit={({ detail }) => onSave(detail)}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
    >
      <TextField
        name="detail"
        label={label}
        description={hint}
        maxLength={maxDetailCharacters}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  );
}

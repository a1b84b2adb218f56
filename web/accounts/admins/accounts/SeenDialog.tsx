import { graphql, useFragment } from "react-relay";
import type { SeenDialog_admin$key } from "#relay/SeenDialog_admin.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { words } from "../words.desk.ts";
import { SeenFields } from "./SeenFields.tsx";
import { seenInput, seenTyped } from "./seenTyped.ts";

interface SeenDialogProps {
  account: SeenDialog_admin$key;
  onClose: () => void;
  onSave: (seen: ReturnType<typeof seenInput>) => Promise<void>;
}

/** What an account sees. */
export function SeenDialog({ account: ref, onClose, onSave }: SeenDialogProps) {
  const all = useWords(words);
  const t = all.seen;
  const { username, programWide, agencies } = useFragment(
    graphql`
      fragment SeenDialog_admin on Admin {
        username
        programWide
        agencies
      }
    `,
    ref,
  );
  return (
    <FormDialog
      title={t.title(username)}
      label={t.action}
      schema={seenTyped}
      onSubmit={(form) => onSave(seenInput(form))}
      onClose={onClose}
      words={{ cancel: all.cancel, submit: t.save, pending: t.saving }}
    >
      <SeenFields programWide={programWide} agencies={agencies} />
      <p>{t.ask}</p>
    </FormDialog>
  );
}

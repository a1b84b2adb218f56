import { graphql } from "react-relay";
import type { NotePrivacyDialogMutation } from "#relay/NotePrivacyDialogMutation.graphql";
import {
  maxPrivacyCharacters,
  privacyKinds,
  privacyRequestForm,
  type PrivacyRequestForm,
} from "../../../shared/intake/privacy-requests/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface NotePrivacyDialogProps {
  /** Global ID of the emergency request. */
  id: string;
  onClose: () => void;
}

/** Notes what the person asked on the phone. */
export function NotePrivacyDialog({ id, onClose }: NotePrivacyDialogProps) {
  const all = useWords(words);
  const t = all.noteDialog;
  const [open] = useAction<NotePrivacyDialogMutation>(graphql`
    mutation NotePrivacyDialogMutation($input: OpenPrivacyRequestInput!) {
      openPrivacyRequest(input: $input) {
        request {
          ...PrivacyRequests_request
        }
      }
    }
  `);
  async function send(form: PrivacyRequestForm) {
    await open({ input: { ...form, id } });
    toast({ title: t.done, tone: "positive", about: id });
    onClose();
  }
  return (
    <FormDialog
      title={t.title}
      schema={privacyRequestForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: all.cancel, submit: t.submit, pending: t.pending }}
    >
      <Select
        name="kind"
        label={t.kind}
        options={privacyKinds.map((kind) => ({ id: kind, label: all.kinds[kind] }))}
        isRequired
      />
      <TextField
        name="content"
        label={t.content}
        description={t.contentHint}
        rows={3}
        maxLength={maxPrivacyCharacters}
      />
    </FormDialog>
  );
}

import type { ReactNode } from "react";
import { Actions } from "../design/overlays/Dialog.tsx";
import { Form, type FormSchema } from "../design/fields/form/Form.tsx";
import { SubmitButton } from "../design/fields/form/SubmitButton.tsx";
import { TextField } from "../design/fields/TextField.tsx";

interface NoteFormProps {
  schema: FormSchema<{ note: string }>;
  maxLength: number;
  words: { title: string; label: string; hint: string; pending: string };
  onSend: (note: string) => Promise<void>;
  /** Other ways on, before the button that sends. */
  children?: ReactNode;
}

/**
 * Ends something with a note of what came of it; what the server says against it stands in the
 * form, with the note as it was typed.
 */
export const NoteForm = ({ schema, maxLength, words, onSend, children }: NoteFormProps) => (
  <Form schema={schema} onSubmit={({ note }) => onSend(note)} aria-label={words.title}>
    <TextField
      name="note"
      label={words.label}
      description={words.hint}
      rows={3}
      maxLength={maxLength}
      isRequired
    />
    <Actions>
      {children}
      <SubmitButton pendingText={words.pending}>{words.title}</SubmitButton>
    </Actions>
  </Form>
);

import type { ReactNode } from "react";
import { Actions } from "../../design/layout/layout.tsx";
import { Form, type FormSchema } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { dropDraft, keepDraft, readDraft } from "./workspace/drafts.ts";

interface NoteFormProps {
  /** The row that the note is about: an unsent note stays when another one is opened. */
  draft: string;
  schema: FormSchema<{ note: string }>;
  maxLength: number;
  words: { title: string; label: string; hint: string; pending: string };
  onSend: (note: string) => Promise<void>;
  /** Another button comes first, so this one is outlined. */
  isQuiet?: boolean;
  /** Other actions, before the submit button. */
  children?: ReactNode;
}

/**
 * Closes something with a note on its outcome. A server error is shown in the form, and the note is
 * kept.
 */
export function NoteForm({ draft, schema, maxLength, words, onSend, isQuiet, children }: NoteFormProps) {
  async function send(note: string) {
    dropDraft(draft);
    try {
      await onSend(note);
    } catch (error) {
      keepDraft(draft, { text: note });
      throw error;
    }
  }
  return (
    <Form schema={schema} onSubmit={({ note }) => send(note)} aria-label={words.title}>
      <TextField
        name="note"
        label={words.label}
        description={words.hint}
        rows={3}
        defaultValue={readDraft(draft)}
        onChange={(text) => keepDraft(draft, { text })}
        maxLength={maxLength}
        isRequired
      />
      <Actions>
        {children}
        <SubmitButton variant={isQuiet ? "quiet" : "primary"} pendingText={words.pending}>
          {words.title}
        </SubmitButton>
      </Actions>
    </Form>
  );
}

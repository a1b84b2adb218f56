import { graphql } from "react-relay";
import type { CloseFormMutation } from "#relay/CloseFormMutation.graphql";
import { closeForm, maxNoteCharacters } from "../../../shared/community/callbacks/rules.ts";
import { NoteForm } from "../../shell/desk/NoteForm.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface CloseFormProps {
  id: string;
  name: string;
  /** Until then, the call comes first. */
  isReached: boolean;
  onClosed: () => void;
}

/**
 * Closes a callback with its outcome. A server error is shown in the form, and the note is kept.
 */
export function CloseForm({ id, name, isReached, onClosed }: CloseFormProps) {
  const t = useWords(words);
  const [close] = useAction<CloseFormMutation>(graphql`
    mutation CloseFormMutation($input: CloseCallbackInput!) {
      closeCallback(input: $input) {
        callback {
          ...useCallbackColumns_callback
        }
      }
    }
  `);
  async function send(note: string) {
    await close({ input: { id, note } });
    toast({ title: t.closedDone, description: name, tone: "positive", about: id });
    onClosed();
  }
  return (
    <NoteForm
      draft={id}
      schema={closeForm}
      maxLength={maxNoteCharacters}
      words={{ title: t.close, label: t.note, hint: t.noteHint, pending: t.closing }}
      isQuiet={!isReached}
      onSend={send}
    />
  );
}

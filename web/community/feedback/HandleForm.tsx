import { graphql } from "react-relay";
import type { HandleFormMutation } from "#relay/HandleFormMutation.graphql";
import { handleForm, maxNoteCharacters } from "../../../shared/community/feedback/desk.ts";
import { NoteForm } from "../../shell/desk/NoteForm.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface HandleFormProps {
  id: string;
  receipt: string;
  onRelease: () => void;
  onHandled: () => void;
}

/** Closes feedback with a note. A server error is shown in the form, and the note is kept. */
export function HandleForm({ id, receipt, onRelease, onHandled }: HandleFormProps) {
  const t = useWords(words);
  const [handle] = useAction<HandleFormMutation>(graphql`
    mutation HandleFormMutation($input: HandleFeedbackInput!) {
      handleFeedback(input: $input) {
        feedback {
          ...useFeedbackColumns_feedback
        }
      }
    }
  `);
  async function send(note: string) {
    await handle({ input: { id, note } });
    toast({ title: t.handled, description: receipt, tone: "positive", about: id });
    onHandled();
  }
  return (
    <NoteForm
      draft={id}
      schema={handleForm}
      maxLength={maxNoteCharacters}
      words={{ title: t.handle, label: t.note, hint: t.noteHint, pending: t.handling }}
      onSend={send}
    >
      <Button variant="quiet" onPress={onRelease}>
        {t.release}
      </Button>
    </NoteForm>
  );
}

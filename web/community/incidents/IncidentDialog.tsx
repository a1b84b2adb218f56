import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import type { FieldErrors } from "../../core/http/fieldErrors.ts";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { KeptForm, useRestart } from "../../shell/offline/drafts/KeptForm.tsx";
import { AttachmentField } from "./attachments/AttachmentField.tsx";
import { incidentForm } from "./incidentForm.ts";
import { isSample, type Incident, type IncidentDraft } from "./store/incident.ts";
import { IncidentFields } from "./IncidentFields.tsx";
import { draftOf, newDraft } from "./store/logDrafts.ts";
import { askToPersist } from "./store/persistence.ts";
import { useChosenFiles } from "./attachments/useChosenFiles.ts";
import { log } from "./store/useIncidentLog.ts";
import { words } from "./words.ts";

/**
 * The form for a new or existing entry. Typed text survives closing, reloading and locking; only
 * Cancel discards it, so it is no `FormDialog`.
 */
export function IncidentDialog({ incident, onClose }: { incident?: Incident; onClose: () => void }) {
  const t = useWords(words).form;
  const files = useChosenFiles(incident);
  const isNew = !incident || isSample(incident);

  async function save(draft: IncidentDraft): Promise<FieldErrors | void> {
    const { added, removed } = files.changes;
    try {
      const isKept = await log.save(draft, incident?.id, { added, removed });
      tell(isKept);
    } catch (error) {
      console.error("The incident cannot be saved", error);
      return { attachments: [t.filesFailed] };
    }
    onClose();
    void askToPersist();
  }

  function tell(isKept: boolean) {
    const title = isNew ? t.saved : t.changed;
    if (!isKept) toast({ title, description: t.notKeptText, tone: "caution" });
    else toast({ title, description: isNew ? t.savedText : t.changedText, tone: "positive" });
  }

  return (
    <Dialog title={incident ? t.editTitle : t.title} isOpen onClose={onClose} keepsOpen>
      <KeptForm
        name={incident ? draftOf(incident.id) : newDraft}
        keeper={log.drafts}
        missing={t.filesNotKept}
        aria-label={incident ? t.editTitle : t.title}
        schema={incidentForm(t.problems)}
        onSubmit={save}
        onRestart={files.restart}
      >
        <IncidentFields incident={incident} />
        <AttachmentField files={files} />
        <Actions>
          <CancelButton text={t.cancel} onPress={onClose} />
          <SubmitButton pendingText={t.saving}>{t.save}</SubmitButton>
        </Actions>
      </KeptForm>
    </Dialog>
  );
}

/** It closes after the discard is complete, so that reopening does not find the old text. */
function CancelButton({ text, onPress }: { text: string; onPress: () => void }) {
  const restart = useRestart();
  return (
    <Button variant="quiet" onPress={() => void restart().finally(onPress)}>
      {text}
    </Button>
  );
}

import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Actions, Dialog } from "../design/Dialog.tsx";
import { Form } from "../design/Form.tsx";
import type { FieldErrors } from "../design/formErrors.ts";
import { SubmitButton } from "../design/SubmitButton.tsx";
import { toast } from "../design/toasts.tsx";
import { AttachmentField } from "./AttachmentField.tsx";
import { incidentForm } from "./draft.ts";
import { isSample, type Incident, type IncidentDraft } from "./incident.ts";
import { IncidentFields } from "./IncidentFields.tsx";
import { askToPersist } from "./persistence.ts";
import { useChosenFiles } from "./useChosenFiles.ts";
import { log } from "./useIncidentLog.ts";
import { words } from "./words.ts";

/** Log New Incident (spec 2), and the same form for an entry that is there. Cancel and close just close. */
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
      <Form aria-label={incident ? t.editTitle : t.title} schema={incidentForm(t.problems)} onSubmit={save}>
        <IncidentFields incident={incident} />
        <AttachmentField files={files} />
        <Actions>
          <Button look="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton pendingText={t.saving}>{t.save}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

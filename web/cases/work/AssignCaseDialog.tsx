import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Form } from "../../design/fields/form/Form.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { Actions, Dialog } from "../../design/overlays/Dialog.tsx";
import { OwnerSelect, ownerForm, ownerOf } from "./OwnerSelect.tsx";
import { useAssignCase } from "./useAssignCase.ts";
import { words } from "./words.desk.ts";

interface AssignCaseDialogProps {
  id: string;
  caseId: string;
  /** The owner's user name when the dialog was opened. */
  shown: string | null;
  onOutdated: () => void;
  onClose: () => void;
}

/** Gives a case to an administrator, first the reader, or to no one. */
export function AssignCaseDialog({ id, caseId, shown, onOutdated, onClose }: AssignCaseDialogProps) {
  const t = useWords(words);
  const [assign] = useAssignCase(onOutdated);
  async function send(form: { owner: string }) {
    await assign({ id, owner: ownerOf(form), shown });
    onClose();
  }
  return (
    <Dialog title={t.assignOf(caseId)} isOpen keepsOpen onClose={onClose}>
      <Form schema={ownerForm} onSubmit={send} aria-label={t.assignOf(caseId)}>
        <OwnerSelect />
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton autoFocus pendingText={t.assigning}>
            {t.assign}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

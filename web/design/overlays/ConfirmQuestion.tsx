import type { ReactNode } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../controls/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { Actions } from "../layout/layout.tsx";
import { Form, type FormSchema } from "../fields/form/Form.tsx";
import { SubmitButton } from "../fields/form/SubmitButton.tsx";
import { TextField } from "../fields/TextField.tsx";
import { words } from "../words.ts";

export interface Confirmation {
  title: string;
  onClose: () => void;
  /** Resolves when done, and the dialog closes; a thrown error is shown and it stays open. */
  onConfirm: (reason: string) => Promise<unknown>;
  confirmText: string;
  pendingText?: string;
  isDangerous?: boolean;
  /** The button that changes nothing, if "Cancel" would be ambiguous: "Keep event". */
  keepText?: string;
  /** Requires a reason. */
  reason?: { label?: string; description?: string; maxLength?: number };
  children?: ReactNode;
}

const maxReasonLetters = 500;

/** The question of `ConfirmDialog`. */
export function ConfirmQuestion(props: Confirmation) {
  const { title, onClose, onConfirm, confirmText, pendingText, isDangerous, keepText, reason, children } =
    props;
  const t = useWords(words);

  async function confirm(given: string) {
    await onConfirm(given);
    onClose();
  }
  return (
    <Dialog title={title} isOpen onClose={onClose} isQuestion>
      <Form schema={reasonSchema(reason ? t.reasonRequired : undefined)} onSubmit={confirm}>
        {children}
        {reason && (
          <TextField
            name="reason"
            label={reason.label ?? t.reason}
            description={reason.description}
            rows={3}
            maxLength={reason.maxLength ?? maxReasonLetters}
            isRequired
            autoFocus
          />
        )}
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {keepText ?? t.cancel}
          </Button>
          <SubmitButton variant={isDangerous ? "danger" : "primary"} {...(pendingText && { pendingText })}>
            {confirmText}
          </SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** One rule needs no library: a message if the reason is missing. */
const reasonSchema = (missing: string | undefined): FormSchema<string> => ({
  "~standard": {
    validate: (input) => {
      const value = ((input as { reason?: string }).reason ?? "").trim();
      return missing && !value ? { issues: [{ message: missing, path: ["reason"] }] } : { value };
    },
  },
});

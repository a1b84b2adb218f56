import type { ReactNode } from "react";
import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { Form, type FormSchema } from "../design/fields/form/Form.tsx";
import { SubmitButton } from "../design/fields/form/SubmitButton.tsx";
import { Actions, Dialog } from "../design/overlays/Dialog.tsx";
import { words } from "./words.desk.ts";

interface TaskDialogProps<Values> {
  title: string;
  schema: FormSchema<Values>;
  onSend: (values: Values) => Promise<void>;
  submit: string;
  pending: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form about one task. A server error is shown in it, and nothing typed is lost. */
export function TaskDialog<Values>(props: TaskDialogProps<Values>) {
  const { title, schema, onSend, submit, pending, onClose, children } = props;
  const t = useWords(words);
  return (
    <Dialog title={title} isOpen keepsOpen onClose={onClose}>
      <Form schema={schema} onSubmit={onSend} aria-label={title}>
        {children}
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton pendingText={pending}>{submit}</SubmitButton>
        </Actions>
      </Form>
    </Dialog>
  );
}

import type { ReactNode } from "react";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../overlays/Dialog.tsx";
import { Actions } from "../../layout/layout.tsx";
import type { IconName } from "../../text/Icon.tsx";
import { Form, type FormProps } from "./Form.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

interface DialogFormProps<Value> extends Pick<
  FormProps<Value>,
  "schema" | "onSubmit" | "onInvalid" | "onFailed" | "children"
> {
  /** The form's name. */
  label: string;
  words: { cancel: string; submit: string; pending: string };
  icon?: IconName;
  isDangerous?: boolean;
  /** The submit button has the focus at first, because the suggested values are usually right. */
  focusesSubmit?: boolean;
  onClose: () => void;
}

interface FormDialogProps<Value> extends Omit<DialogFormProps<Value>, "label"> {
  title: string;
  /** The form's name, if the dialog has another title. */
  label?: string;
  isWide?: boolean;
  /** It interrupts what a person does. */
  isQuestion?: boolean;
  /** Another dialog that the submission may open. */
  over?: ReactNode;
}

/** A form in a dialog: a press outside discards nothing, and Cancel is beside the submit button. */
export function FormDialog<Value>(props: FormDialogProps<Value>) {
  const { title, isWide = false, isQuestion = false, over, ...form } = props;
  return (
    <Dialog title={title} isOpen keepsOpen isWide={isWide} isQuestion={isQuestion} onClose={form.onClose}>
      <DialogForm label={title} {...form} />
      {over}
    </Dialog>
  );
}

/** The form in such a dialog. */
export function DialogForm<Value>(props: DialogFormProps<Value>) {
  const { label, words, icon, isDangerous, focusesSubmit = false, onClose, children, ...form } = props;
  return (
    <Form {...form} aria-label={label}>
      {children}
      <Actions>
        <Button variant="quiet" onPress={onClose}>
          {words.cancel}
        </Button>
        <SubmitButton
          {...(icon && { icon })}
          variant={isDangerous ? "danger" : "primary"}
          autoFocus={focusesSubmit}
          pendingText={words.pending}
        >
          {words.submit}
        </SubmitButton>
      </Actions>
    </Form>
  );
}

import type { ReactNode } from "react";
import { Button } from "../../controls/Button.tsx";
import { Dialog } from "../../overlays/Dialog.tsx";
import { Actions } from "../../layout/layout.tsx";
import type { IconName } from "../../text/Icon.tsx";
import { Form, type FormProps } from "./Form.tsx";
import { SubmitButton } from "./SubmitButton.tsx";

interface FormDialogProps<Value> extends Pick<
  FormProps<Value>,
  "schema" | "onSubmit" | "onInvalid" | "onFailed" | "children"
> {
  title: string;
  /** The form's name, if the dialog has another title. */
  label?: string;
  words: { cancel: string; submit: string; pending: string };
  icon?: IconName;
  isWide?: boolean;
  /** It interrupts what a person does. */
  isQuestion?: boolean;
  isDangerous?: boolean;
  /** The submit button has the focus at first, because the suggested values are usually right. */
  focusesSubmit?: boolean;
  onClose: () => void;
  /** Another dialog that the submission may open. */
  over?: ReactNode;
}

/** A form in a dialog: a press outside discards nothing, and Cancel is beside the submit button. */
export function FormDialog<Value>(props: FormDialogProps<Value>) {
  const {
    title,
    label = title,
    words,
    icon,
    isWide = false,
    isQuestion = false,
    isDangerous,
    focusesSubmit = false,
    onClose,
    over,
    children,
    ...form
  } = props;
  return (
    <Dialog title={title} isOpen keepsOpen isWide={isWide} isQuestion={isQuestion} onClose={onClose}>
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
      {over}
    </Dialog>
  );
}

import { use, useEffect, useRef, type ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useWords } from "../../core/i18n/i18n.tsx";
import { BreakableText } from "../text/BreakableText.tsx";
import { Button } from "../controls/Button.tsx";
import * as css from "./Dialog.css.ts";
import { WayOut } from "./exitSlot.ts";
import { words } from "../words.ts";

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Without it the dialog cannot be dismissed. */
  onClose?: () => void;
  /** A question that must be answered: a press outside does not close it. */
  isQuestion?: boolean;
  /** It holds typed text: a press outside does not discard it. */
  keepsOpen?: boolean;
  isWide?: boolean;
  /** Along the side of the screen at full height, instead of centered. */
  isDrawer?: boolean;
  /** Fills the screen of a phone, so that what it shows is as large as can be. */
  fillsPhone?: boolean;
  children: ReactNode;
}

/** A modal dialog. The focus stays inside until it closes, and then returns to what opened it. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, isQuestion = false, keepsOpen = isQuestion, children } = props;
  const { isWide, isDrawer, fillsPhone } = props;
  return (
    <ModalOverlay
      className={css.shade}
      data-drawer={isDrawer || undefined}
      data-filling={fillsPhone || undefined}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose?.()}
      isDismissable={!keepsOpen}
      isKeyboardDismissDisabled={!onClose}
    >
      <Modal
        className={css.modal}
        data-wide={isWide || undefined}
        data-drawer={isDrawer || undefined}
        data-filling={fillsPhone || undefined}
      >
        <AriaDialog className={css.dialog} role={isQuestion ? "alertdialog" : "dialog"}>
          <Head title={title} onClose={onClose} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** If one dialog replaces another, the focus moves along unless something inside has taken it. */
function Head({ title, onClose }: Pick<DialogProps, "title" | "onClose">) {
  const t = useWords(words);
  const exit = use(WayOut);
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(title);
  useEffect(() => {
    const dialog = head.current?.closest<HTMLElement>("[role=dialog], [role=alertdialog]");
    if (shown.current === title || !dialog) return;
    shown.current = title;
    if (dialog.contains(document.activeElement)) return;
    if (dialog.parentElement) dialog.parentElement.scrollTop = 0;
    dialog.focus();
  }, [title]);

  return (
    <div ref={head} className={css.head}>
      <Heading slot="title" level={2} className={css.title}>
        <BreakableText text={title} />
      </Heading>
      {exit}
      {onClose && <Button variant="plain" icon="cross" aria-label={t.close} onPress={onClose} />}
    </div>
  );
}

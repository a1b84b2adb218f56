import { use, useEffect, useRef, type ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useWords } from "../../core/i18n/i18n.tsx";
import { BreakableText } from "../text/BreakableText.tsx";
import { Button } from "../controls/Button.tsx";
import * as css from "./Dialog.css.ts";
import { staysClear } from "./useClearPlace.ts";
import { WayOut } from "./exitSlot.ts";
import { words } from "../words.ts";

interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Without it there is no way around what the dialog says. */
  onClose?: () => void;
  /** A question that must be answered: a press beside it does not close it. */
  isQuestion?: boolean;
  /** It holds what somebody has typed: a press beside it does not throw that away. */
  keepsOpen?: boolean;
  isWide?: boolean;
  /** Along the side of the screen, as high as it, in place of in the middle. */
  isDrawer?: boolean;
  children: ReactNode;
}

/** A modal window. The keyboard stays inside until it closes and returns to what opened it. */
export function Dialog(props: DialogProps) {
  const { title, isOpen, onClose, isQuestion = false, keepsOpen = isQuestion, children } = props;
  const { isWide, isDrawer } = props;
  return (
    <ModalOverlay
      className={css.shade}
      data-drawer={isDrawer || undefined}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose?.()}
      isDismissable={!keepsOpen}
      isKeyboardDismissDisabled={!onClose}
    >
      <Modal className={css.modal} data-wide={isWide || undefined} data-drawer={isDrawer || undefined}>
        <AriaDialog className={css.dialog} role={isQuestion ? "alertdialog" : "dialog"}>
          <Head title={title} onClose={onClose} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/**
 * Where a window becomes another one in its place, the keyboard goes along if nothing in it has
 * taken it.
 */
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
    <div ref={head} className={css.head} {...staysClear}>
      <Heading slot="title" level={2} className={css.title}>
        <BreakableText text={title} />
      </Heading>
      {exit}
      {onClose && <Button variant="plain" icon="cross" aria-label={t.close} onPress={onClose} />}
    </div>
  );
}

/** The row of buttons that ends a dialog or a form. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={css.actions}>{children}</div>
);

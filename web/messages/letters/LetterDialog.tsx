import { useRef } from "react";
import { Button } from "../../design/controls/Button.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import * as css from "./LetterDialog.css.ts";

interface LetterDialogProps {
  title: string;
  /** The letter's address. */
  href: string;
  words: { print: string; download: string };
  onClose: () => void;
}

/**
 * A letter in a frame without scripts, which the server's policy enforces too. It has our origin,
 * so that this page can print it.
 */
export function LetterDialog({ title, href, words, onClose }: LetterDialogProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <Dialog title={title} isOpen isWide onClose={onClose}>
      <iframe
        ref={frame}
        title={title}
        src={href}
        sandbox="allow-same-origin allow-modals allow-popups"
        referrerPolicy="no-referrer"
        className={css.frame}
      />
      <Actions>
        <ButtonLink href={`${href}.pdf`} download icon="download" variant="quiet">
          {words.download}
        </ButtonLink>
        <Button icon="printer" onPress={() => frame.current?.contentWindow?.print()}>
          {words.print}
        </Button>
      </Actions>
    </Dialog>
  );
}

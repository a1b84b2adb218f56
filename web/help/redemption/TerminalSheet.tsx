import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { QrCode } from "../../design/display/QrCode.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import * as css from "./Terminals.css.ts";
import { words } from "./words.desk.ts";

/** What is shown once. */
export interface Invited {
  name: string;
  href: string;
  qr: { readonly size: number; readonly path: string };
}

/** The one-time QR code that makes a vendor's device a terminal, on the screen or printed. */
export function TerminalSheet({
  invited: { name, href, qr },
  onClose,
}: {
  invited: Invited;
  onClose: () => void;
}) {
  const t = useWords(words).sheet;
  return (
    <Dialog title={t.title(name)} isOpen keepsOpen onClose={onClose}>
      <div className={css.sheet} data-pass-card="">
        <p>{t.text}</p>
        <QrCode qr={qr} className={css.qr} />
        <p className={css.address}>{href}</p>
      </div>
      <Actions>
        <Button variant="quiet" icon="printer" onPress={() => window.print()}>
          {t.print}
        </Button>
        <Button icon="check" onPress={onClose}>
          {t.done}
        </Button>
      </Actions>
    </Dialog>
  );
}

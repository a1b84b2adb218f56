import { useOwnVoice, useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { QrCode } from "../../design/display/QrCode.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Actions } from "../../design/layout/layout.tsx";
import * as css from "./HandOverDialog.css.ts";
import { words } from "./words.ts";

/** What is shown once. */
export interface HandedOver {
  href: string;
  shortCode: string;
  pin: string;
  qr: { size: number; path: string };
}

interface HandOverDialogProps {
  pass: HandedOver;
  /** Texts the link, if the recipient may be texted. */
  onText?: () => void;
  isTexting: boolean;
  onClose: () => void;
}

/** The QR code, the short code and the PIN, large enough to scan and to copy by hand. */
export function HandOverDialog({ pass, onText, isTexting, onClose }: HandOverDialogProps) {
  const all = useWords(words);
  const t = useOwnVoice(all, all.own);
  const { href, shortCode, pin, qr } = pass;
  const { host } = new URL(href);
  return (
    <Dialog title={t.hand} isOpen keepsOpen fillsPhone onClose={onClose}>
      <div className={css.sheet}>
        <div className={css.card} data-pass-card="">
          <p className={css.scan}>{t.scan}</p>
          <QrCode qr={qr} className={css.qr} />
          <p className={css.address}>{t.or(`${host}/card`)}</p>
          <dl className={css.facts}>
            <div>
              <dt>{t.code}</dt>
              <dd className={css.secret} translate="no">
                {shortCode}
              </dd>
            </div>
            <div>
              <dt>{t.pin}</dt>
              <dd className={css.secret} translate="no">
                {pin}
              </dd>
            </div>
          </dl>
        </div>
        <p className={css.once}>
          <strong>{t.once}</strong> {t.keep}
        </p>
        <div className={css.acts}>
          <Actions>
            {onText && (
              <Button variant="quiet" icon="chat" isPending={isTexting} onPress={onText}>
                {t.textIt}
              </Button>
            )}
            <Button variant="quiet" icon="printer" onPress={() => window.print()}>
              {t.print}
            </Button>
            <Button icon="check" onPress={onClose}>
              {t.have}
            </Button>
          </Actions>
        </div>
      </div>
    </Dialog>
  );
}

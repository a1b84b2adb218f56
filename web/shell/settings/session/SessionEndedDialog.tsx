import { useEffect } from "react";
import { hasReturn } from "../../../core/session/returnAddress.ts";
import type { EndNotice } from "../../../core/session/sessionEndNotice.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { forgetErasedTraces } from "../tabs/eraseDevice.ts";
import { words } from "../words.ts";

/** Explains why the person is on a new page; stays until dismissed. */
export function SessionEndedDialog({ notice, onClose }: { notice: EndNotice; onClose: () => void }) {
  const t = useWords(words);
  const isErased = "erased" in notice;
  const minutes = "minutes" in notice ? notice.minutes : 0;
  const why = "elsewhere" in notice ? notice.why : undefined;
  const isTypedKept = "elsewhere" in notice && !notice.isFound;
  const reason =
    "elsewhere" in notice
      ? (why ?? t.signedOutElsewhere)
      : minutes > 0
        ? t.signedOutIdle(minutes)
        : t.signedOutText;
  useEffect(() => {
    if (isErased) forgetErasedTraces();
  }, [isErased]);

  return (
    <Dialog title={isErased ? t.erased : t.signedOut} isOpen onClose={onClose} isQuestion>
      {isErased ? (
        <>
          <p>{t.erasedText}</p>
          {notice.erased.map((what) => (
            <Notice key={what} tone="caution">
              {t.notErased[what]}
            </Notice>
          ))}
        </>
      ) : (
        <>
          <p>{reason}</p>
          {isTypedKept && <p>{t.signedOutTyped}</p>}
          {minutes > 0 && hasReturn() && <p>{t.signedOutKept}</p>}
        </>
      )}
      <Actions>
        <Button autoFocus onPress={onClose}>
          {t.understood}
        </Button>
      </Actions>
    </Dialog>
  );
}

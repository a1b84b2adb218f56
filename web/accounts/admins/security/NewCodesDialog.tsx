import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { usePasswordAgain } from "../sign-in/usePasswordAgain.tsx";
import { words } from "../words.account.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { ShownOnceDialog } from "./ShownOnce.tsx";
import { useSecondFactor } from "./useSecondFactor.ts";

/** Replaces the recovery codes. */
export function NewCodesDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const { makeCodes } = useSecondFactor();
  const [run, passwordDialog] = usePasswordAgain();
  const [codes, setCodes] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  async function make() {
    setBusy(true);
    try {
      const { makeRecoveryCodes } = await run(() => makeCodes({}));
      setCodes(makeRecoveryCodes.recoveryCodes);
      onDone();
    } catch (error) {
      showFailure(error, t);
    }
    setBusy(false);
  }
  if (codes)
    return (
      <ShownOnceDialog title={t.codesTitle} onClose={onClose}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </ShownOnceDialog>
    );
  return (
    <Dialog title={t.newCodes} isOpen onClose={onClose} isQuestion>
      <p>{t.newCodesAsk}</p>
      <Actions>
        <Button variant="quiet" onPress={onClose}>
          {t.cancel}
        </Button>
        <Button icon="refresh" isPending={isBusy} onPress={() => void make()}>
          {t.newCodes}
        </Button>
      </Actions>
      {passwordDialog}
    </Dialog>
  );
}

import { useState } from "react";
import { send } from "../../core/http/http.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { clearLocked } from "../../core/session/sessionLock.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { forgetSession } from "../../shell/settings/session/forgetSession.ts";
import { takeUnlockPath } from "../../shell/settings/session/unlockPath.ts";
import { words } from "./words.ts";

/** For a shared device: ends the locked session, so that someone else can use the browser. */
export function EndSession() {
  const t = useWords(words);
  const [isAsking, setAsking] = useState(false);

  async function end() {
    await send("DELETE", "/api/session");
    takeUnlockPath();
    await forgetSession();
    clearLocked();
    location.replace("/officer-login");
  }
  return (
    <>
      <Cluster>
        <Button variant="quiet" icon="logout" onPress={() => setAsking(true)}>
          {t.endSession}
        </Button>
      </Cluster>
      <ConfirmDialog
        title={t.endTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={end}
        confirmText={t.endConfirm}
        pendingText={t.ending}
        isDangerous
      >
        <p>{t.endText}</p>
      </ConfirmDialog>
    </>
  );
}

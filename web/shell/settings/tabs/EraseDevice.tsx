import { useState } from "react";
import { storeEndNotice } from "../../../core/session/sessionEndNotice.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import type { SessionMark } from "../../../core/session/sessionMark.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { eraseDevice } from "./eraseDevice.ts";
import * as css from "../SettingsDialog.css.ts";
import { words } from "../words.ts";

/**
 * Confirms, erases everything of SafeVoice in this browser, and loads a new page with the result.
 */
export function EraseDevice({ kind }: { kind: SessionMark["kind"] | undefined }) {
  const t = useWords(words);
  const [isAsking, setAsking] = useState(false);

  async function erase() {
    storeNoticeAfter(await eraseDevice(), kind !== undefined);
    location.replace("/home"); // a full page load: nothing stays in memory either
  }
  return (
    <>
      <div className={css.ways}>
        <Button variant="quiet" icon="trash" isWide onPress={() => setAsking(true)}>
          {t.erase}
        </Button>
      </div>
      <ConfirmDialog
        title={t.eraseTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={erase}
        confirmText={t.eraseConfirm}
        pendingText={t.erasing}
        isDangerous
      >
        <p>{t.eraseText}</p>
        <p>{t.eraseLimits}</p>
        {kind === "officer" && <p>{t.officerTimeout}</p>}
        {kind === "citizen" && <p>{t.citizenTimeout}</p>}
      </ConfirmDialog>
    </>
  );
}

/** A visitor has no session that could remain. */
function storeNoticeAfter(left: Awaited<ReturnType<typeof eraseDevice>>, hadSession: boolean): void {
  storeEndNotice({ erased: left.filter((what) => what !== "session" || hadSession) });
}

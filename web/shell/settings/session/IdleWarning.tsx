import { useWords } from "../../../core/i18n/i18n.tsx";
import type { SessionMark } from "../../../core/session/sessionMark.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { countdown } from "./idle.ts";
import * as css from "./IdleWarning.css.ts";
import { words } from "../words.ts";

interface IdleWarningProps {
  kind: SessionMark["kind"];
  leftMs: number;
  onExtend: () => void;
  onSignOut: () => void;
}

/** Two minutes before the end. Closing it proves presence, so that extends as well. */
export function IdleWarning({ kind, leftMs, onExtend, onSignOut }: IdleWarningProps) {
  const t = useWords(words);
  const isOfficer = kind === "officer";
  const lost = kind === "admin" ? t.warningKept : t.warningLost;
  return (
    <Dialog title={t.warning} isOpen onClose={onExtend} isQuestion>
      <p>{isOfficer ? t.warningLock : `${t.warningText} ${lost}`}</p>
      {kind === "citizen" && <p>{t.citizenTimeout}</p>}
      <p className={css.left}>
        <span role="timer" aria-label={t.timeLeft} className={css.clock}>
          {countdown(leftMs)}
        </span>
      </p>
      <Actions>
        <Button variant="quiet" onPress={onSignOut}>
          {isOfficer ? t.lockNow : t.signOutNow}
        </Button>
        <Button autoFocus onPress={onExtend}>
          {isOfficer ? t.stayUnlocked : t.extend}
        </Button>
      </Actions>
    </Dialog>
  );
}

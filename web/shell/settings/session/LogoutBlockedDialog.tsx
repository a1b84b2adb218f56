import { useEffect } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { words } from "../words.ts";

/**
 * The time is over but the server is unreachable: the page is hidden until the session is ended.
 */
export function LogoutBlockedDialog({ onRetry }: { onRetry: () => void }) {
  const t = useWords(words);
  useEffect(() => {
    const page = document.getElementById("root");
    page?.setAttribute("hidden", "");
    return () => page?.removeAttribute("hidden");
  }, []);
  return (
    <Dialog title={t.stuck} isOpen isQuestion>
      <p>{t.stuckText}</p>
      <Actions>
        <Button autoFocus icon="refresh" onPress={onRetry}>
          {t.tryAgain}
        </Button>
      </Actions>
    </Dialog>
  );
}

import { useWords } from "../../core/i18n/i18n.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { log } from "./store/useIncidentLog.ts";
import { words } from "./words.ts";

interface EraseDialogProps {
  title: string;
  text: string;
  onClose: () => void;
}

/** Confirms erasing the whole log, open or locked. */
export function EraseDialog({ title, text, onClose }: EraseDialogProps) {
  const t = useWords(words).copies;

  async function erase() {
    await log.erase();
    toast({ title: t.erased, tone: "info" });
  }
  return (
    <ConfirmDialog title={title} isOpen onClose={onClose} onConfirm={erase} confirmText={t.erase} isDangerous>
      <p>{text}</p>
    </ConfirmDialog>
  );
}

import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Actions, Dialog } from "../design/Dialog.tsx";
import { words } from "./words.ts";

/** Says why somebody finds himself at the sign-in; it stays until he has read it. */
export function SignedOutDialog({ minutes, onClose }: { minutes: number; onClose: () => void }) {
  const t = useWords(words);
  return (
    <Dialog title={t.signedOut} isOpen onClose={onClose} isQuestion>
      <p>{minutes > 0 ? t.signedOutIdle(minutes) : t.signedOutText}</p>
      <Actions>
        <Button autoFocus onPress={onClose}>
          {t.understood}
        </Button>
      </Actions>
    </Dialog>
  );
}

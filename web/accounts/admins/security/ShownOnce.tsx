import { useState, type ReactNode } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { Actions, Cluster, Stack } from "../../../design/layout/layout.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { words } from "../words.desk.ts";
import * as css from "./secret.css.ts";

interface ShownOnceProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A generated value that is shown only once, to be copied. */
export function ShownOnce({ title, onClose, children }: ShownOnceProps) {
  const t = useWords(words);
  return (
    <ShownOnceDialog title={title} onClose={onClose}>
      {children}
      <Actions>
        <Button onPress={onClose}>{t.done}</Button>
      </Actions>
    </ShownOnceDialog>
  );
}

/** The children end with the button that closes it; Escape and the cross ask first. */
export function ShownOnceDialog({ title, onClose, children }: ShownOnceProps) {
  const t = useWords(words).once;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog title={title} isOpen onClose={() => setAsking(true)} keepsOpen>
        {children}
      </Dialog>
      <ConfirmDialog
        title={t.title}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => onClose()}
        confirmText={t.close}
        isDangerous
      >
        <p>{t.text}</p>
      </ConfirmDialog>
    </>
  );
}

/** For a program, so that no one needs to read it letter by letter. */
export const ProgramSecret = ({ secret, text }: { secret: string; text: string }) => (
  <Stack gap="sm">
    <Cluster>
      <code className={css.secret} translate="no" dir="auto">
        {secret}
      </code>
      <CopyButton text={secret} />
    </Cluster>
    <p>{text}</p>
  </Stack>
);

import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { Actions, Muted } from "../../../design/layout/layout.tsx";
import { RadioGroup } from "../../../design/fields/choices/RadioGroup.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { currentPasscodeForm } from "../passcode/passcodeForms.ts";
import { words } from "../words.ts";

interface ExportDialogProps {
  onSave: (isSealed: boolean) => Promise<void>;
  onClose: () => void;
}

/** With a passcode there is a choice, since an open copy would silently bypass it. */
export function ExportDialog({ onSave, onClose }: ExportDialogProps) {
  const t = useWords(words).copies;
  const [kind, setKind] = useState("sealed");

  function save() {
    onClose();
    void onSave(kind === "sealed");
  }
  return (
    <Dialog title={t.askTitle} isOpen onClose={onClose}>
      <RadioGroup
        label={t.kind}
        orientation="vertical"
        options={[
          { id: "sealed", label: t.sealed },
          { id: "plain", label: t.plain },
        ]}
        value={kind}
        onChange={setKind}
      />
      <p role="status">
        <Muted>{kind === "sealed" ? t.sealedHint : t.plainHint}</Muted>
      </p>
      <Actions>
        <Button variant="quiet" onPress={onClose}>
          {t.cancel}
        </Button>
        <Button icon="download" onPress={save}>
          {t.export}
        </Button>
      </Actions>
    </Dialog>
  );
}

interface UnlockCopyDialogProps {
  onOpen: (passcode: string) => Promise<boolean>;
  onClose: () => void;
}

/** The copy of a locked log needs the passcode of its time. */
export function UnlockCopyDialog({ onOpen, onClose }: UnlockCopyDialogProps) {
  const all = useWords(words);
  const t = all.copies;
  const wrong = t.refused.wrongPasscode;

  async function open(passcode: string) {
    return (await onOpen(passcode)) ? undefined : { current: [wrong] };
  }
  return (
    <FormDialog
      title={t.passcodeTitle}
      schema={currentPasscodeForm(wrong)}
      words={{ cancel: t.cancel, submit: t.open, pending: t.importing }}
      onSubmit={open}
      onClose={onClose}
    >
      <TextField
        name="current"
        type="password"
        label={all.passcode.passcode}
        description={t.passcodeHint}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  );
}

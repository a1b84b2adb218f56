import { passkeyNaming } from "../../../../shared/accounts/admins/passkeys/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { FormDialog } from "../../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { Notice } from "../../../design/text/Notice.tsx";
import { usePasswordAgain } from "../sign-in/usePasswordAgain.tsx";
import { words } from "../words.account.ts";
import { isKnownHere, wasCanceled } from "./browser.ts";
import { usePasskeys } from "./usePasskeys.ts";

type Owed = Awaited<ReturnType<ReturnType<typeof usePasskeys>["add"]>>;

interface NamePasskeyDialogProps {
  /** The passkey to rename. Without one, the device makes one. */
  passkey: { number: number; name: string } | undefined;
  /** The configuration requires one. */
  isRequired?: boolean;
  onClose: () => void;
  /** What to say, and what the session still owes. */
  onDone: (told: string, owed: Owed) => void;
}

/** Names a new passkey, or another name for one. */
export function NamePasskeyDialog({ passkey, isRequired = false, onClose, onDone }: NamePasskeyDialogProps) {
  const t = useWords(words);
  const { add, rename } = usePasskeys();
  const showFailure = useFailureToast();
  const [run, passwordDialog] = usePasswordAgain();
  async function submit({ name }: { name: string }) {
    const owed = await run(async () => {
      if (!passkey) return add(name);
      await rename(passkey.number, name);
      return null;
    });
    onDone(passkey ? t.passkeyRenamed : t.passkeyAddedToast, owed);
  }
  return (
    <FormDialog
      title={passkey ? t.renamePasskey : t.addPasskey}
      schema={passkeyNaming}
      words={{
        cancel: isRequired ? t.cancelAndLeave : t.cancel,
        submit: passkey ? t.rename : t.goOn,
        pending: passkey ? t.saving : t.preparing,
      }}
      icon={passkey ? "pencil" : "lock"}
      isQuestion
      onSubmit={submit}
      onFailed={(error) => {
        if (wasCanceled(error)) toast({ title: t.passkeyCanceled, tone: "caution" });
        else if (isKnownHere(error)) toast({ title: t.passkeyKnown, tone: "caution" });
        else showFailure(error, t);
      }}
      onClose={onClose}
      over={passwordDialog}
    >
      {isRequired && <Notice tone="caution">{t.passkeyRequired}</Notice>}
      {!passkey && <p>{t.addPasskeyText}</p>}
      <TextField
        name="name"
        label={t.passkeyName}
        description={t.passkeyNameHint}
        defaultValue={passkey?.name ?? ""}
        maxLength={60}
        autoComplete="off"
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}

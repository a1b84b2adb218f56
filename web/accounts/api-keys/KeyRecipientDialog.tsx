import { keyRecipientForm } from "../../../shared/accounts/api-keys/rules.ts";
import { usePasswordAgain } from "../admins/sign-in/usePasswordAgain.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { RecipientFields } from "./RecipientFields.tsx";
import { useKeyActs } from "./useKeyActs.ts";
import { words } from "./words.desk.ts";

/** Who uses a key, as its row shows it. */
export interface SeenRecipient {
  body: string | null | undefined;
  agreement: string | null | undefined;
}

export interface SeenKey extends SeenRecipient {
  id: string;
  name: string;
}

/** Changes who uses a key. It takes effect with the key's next call. */
export function KeyRecipientDialog({ seen, onClose }: { seen: SeenKey; onClose: () => void }) {
  const t = useWords(words);
  const { changeRecipient } = useKeyActs();
  const [run, passwordDialog] = usePasswordAgain();
  const { id, name, body = null, agreement = null } = seen;
  return (
    <FormDialog
      title={t.recipientOf(name)}
      schema={keyRecipientForm}
      onSubmit={async (form) => {
        await run(() =>
          changeRecipient({ input: { id, ...form, seenBody: body, seenAgreement: agreement } }),
        );
        toast({ title: t.recipientSaved(name), tone: "positive" });
        onClose();
      }}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
      over={passwordDialog}
    >
      <RecipientFields body={body} agreement={agreement} />
    </FormDialog>
  );
}

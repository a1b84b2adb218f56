import { graphql } from "react-relay";
import type { ReleaseDialogMutation } from "#relay/ReleaseDialogMutation.graphql";
import {
  maxVoucherReasonCharacters,
  releasedStates,
  releaseForm,
  type ReleaseForm,
} from "../../../shared/help/vouchers/rules.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface ReleaseDialogProps {
  book: { key: number; max: number };
  vouchers: readonly { key: number; number: string }[];
  onClose: () => void;
}

/** Releases lost or void numbers with a reason. */
export function ReleaseDialog({ book, vouchers, onClose }: ReleaseDialogProps) {
  const all = useWords(words);
  const t = all.dialogs.release;
  const amount = useFormat().money(vouchers.length * book.max);
  const [release] = useAction<ReleaseDialogMutation>(graphql`
    mutation ReleaseDialogMutation($input: ReleaseVouchersInput!) {
      releaseVouchers(input: $input) {
        book {
          ...useBookColumns_book
          ...VoucherBookPage_book
        }
      }
    }
  `);
  async function send(form: ReleaseForm) {
    await release({ input: { ...form, book: book.key, vouchers: vouchers.map(({ key }) => key) } });
    toast({ title: t.done(amount), tone: "positive" });
    onClose();
  }
  return (
    <FormDialog
      title={t.title(vouchers.length, vouchers[0]?.number ?? "")}
      schema={releaseForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: all.cancel, submit: t.submit, pending: t.pending }}
    >
      <p>{t.text(amount)}</p>
      <Select
        name="state"
        label={t.state}
        options={releasedStates.map((id) => ({ id, label: t.states[id] }))}
        isRequired
      />
      <TextField name="reason" label={t.reason} rows={2} maxLength={maxVoucherReasonCharacters} isRequired />
    </FormDialog>
  );
}

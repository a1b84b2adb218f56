import { graphql } from "react-relay";
import { typedCountForm, type CountForm } from "../../../shared/help/vendors/counts.ts";
import { maxReasonCharacters } from "../../../shared/help/vendors/rules.ts";
import type { CountDialogMutation } from "#relay/CountDialogMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { NumberField } from "../../design/fields/NumberField.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface CountDialogProps {
  vendor: { id: string; name: string };
  onDone: () => void;
  onClose: () => void;
}

/**
 * This month's count of a provider's unused codes. The figure of the system is not shown before, so
 * that people count.
 */
export function CountDialog({ vendor, onDone, onClose }: CountDialogProps) {
  const t = useWords(words).custody;
  const [count] = useAction<CountDialogMutation>(graphql`
    mutation CountDialogMutation($input: CountVendorCodesInput!) {
      countVendorCodes(input: $input) {
        count {
          number
          counted
          inSystem
        }
      }
    }
  `);
  async function send({ counted, reason }: CountForm) {
    await count({ input: { id: vendor.id, counted, reason } });
    toast({ title: t.saved, tone: "positive", about: vendor.id });
    onDone();
    onClose();
  }
  return (
    <FormDialog
      title={t.dialog(vendor.name)}
      schema={typedCountForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
    >
      <p>{t.howTo}</p>
      <NumberField name="counted" label={t.field} isRequired />
      <TextField
        name="reason"
        label={t.reason}
        description={t.reasonHint}
        rows={3}
        maxLength={maxReasonCharacters}
      />
    </FormDialog>
  );
}

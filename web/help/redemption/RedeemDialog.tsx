import { readCents } from "../../../shared/help/redemption/rules.ts";
import { isOutdated } from "../../core/http/refusals.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useHolding } from "../../core/relay/HoldList.ts";
import type { FormSchema } from "../../design/fields/form/Form.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useRedeemActs } from "./useRedeemActs.ts";
import { words } from "./words.desk.ts";

interface RedeemDialogProps {
  dispatch: { id: string; vendorName: string; redeemableAmount: number };
  onOutdated: () => void;
  onClose: () => void;
}

/** The vendor calls: the code is redeemed for an amount up to what it is worth. */
export function RedeemDialog({ dispatch, onOutdated, onClose }: RedeemDialogProps) {
  const t = useWords(words).redeem;
  const format = useFormat();
  const acts = useRedeemActs();
  useHolding(true);
  const { id, vendorName, redeemableAmount } = dispatch;

  async function submit(amount: number) {
    try {
      await acts.redeem(id, amount);
      toast({ title: t.done(vendorName), tone: "positive" });
      onClose();
    } catch (error) {
      if (isOutdated(error)) onOutdated();
      throw error;
    }
  }
  return (
    <FormDialog
      title={t.title(vendorName)}
      schema={amountSchema(t.wrong)}
      onSubmit={submit}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.confirm, pending: t.pending }}
    >
      <p>{t.text}</p>
      <TextField
        name="amount"
        label={t.amount}
        description={t.most(format.money(redeemableAmount))}
        defaultValue={redeemableAmount.toFixed(2)}
        inputMode="decimal"
        maxLength={40}
        isRequired
        autoFocus
      />
    </FormDialog>
  );
}

const amountSchema = (wrong: string): FormSchema<number> => ({
  "~standard": {
    validate: (typed) => {
      const cents = readCents((typed as { amount?: string }).amount ?? "");
      return cents === undefined
        ? { issues: [{ message: wrong, path: ["amount"] }] }
        : { value: cents / 100 };
    },
  },
});

import { graphql } from "react-relay";
import { typedTransferForm, type TypedTransferForm } from "../../../shared/money/funds/rules.ts";
import { mostReasonCharacters } from "../../../shared/money/funds/kinds.ts";
import type { TransferDialogMutation } from "#relay/TransferDialogMutation.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import type { ShownFund } from "./FundFacts.tsx";
import { words } from "./words.desk.ts";

/** A fund that money can be moved to. */
export interface OtherFund {
  readonly id: string;
  readonly name: string;
}

interface TransferDialogProps {
  fund: ShownFund;
  others: readonly OtherFund[];
  onClose: () => void;
}

/** Enters a transfer to another fund, for a second person to confirm. */
export function TransferDialog({ fund, others, onClose }: TransferDialogProps) {
  const t = useWords(words);
  const { transfers } = t;
  const format = useFormat();
  const [move] = useAction<TransferDialogMutation>(graphql`
    mutation TransferDialogMutation($input: MoveBetweenFundsInput!) {
      moveBetweenFunds(input: $input) {
        fund {
          deposits {
            ...Deposits_deposit
          }
        }
      }
    }
  `);
  async function send(given: TypedTransferForm) {
    await move({ input: { from: fund.id, ...given } });
    toast({ title: t.deposits.saved, description: format.money(given.amount), tone: "positive" });
    onClose();
  }
  const title = transfers.title(fund.name);
  return (
    <FormDialog
      title={title}
      schema={typedTransferForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.deposits.save, pending: t.deposits.saving }}
    >
      <p>{transfers.text(format.money(fund.available))}</p>
      <Select
        name="to"
        label={transfers.to}
        options={others.map(({ id, name }) => ({ id, label: name }))}
        isRequired
      />
      <TextField name="amount" label={t.deposits.amount} inputMode="decimal" isRequired />
      <TextField
        name="reason"
        label={transfers.reason}
        rows={3}
        maxLength={mostReasonCharacters}
        isRequired
      />
    </FormDialog>
  );
}

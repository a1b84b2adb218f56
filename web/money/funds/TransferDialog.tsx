import { graphql, readInlineData } from "react-relay";
import { typedTransferForm, type TypedTransferForm } from "../../../shared/money/funds/rules.ts";
import { maxReasonCharacters } from "../../../shared/money/funds/kinds.ts";
import type { TransferDialogMutation } from "#relay/TransferDialogMutation.graphql";
import type { TransferDialog_fund$key } from "#relay/TransferDialog_fund.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment TransferDialog_fund on Fund @inline {
    id
    name
    available
  }
`;

/** A fund that money can be moved to. */
export interface OtherFund {
  readonly id: string;
  readonly name: string;
}

interface TransferDialogProps {
  fund: TransferDialog_fund$key;
  others: readonly OtherFund[];
  onClose: () => void;
}

/** Enters a transfer to another fund, for a second person to confirm. */
export function TransferDialog({ fund: ref, others, onClose }: TransferDialogProps) {
  const fund = readInlineData(fragment, ref);
  const t = useWords(words);
  const { transfers } = t;
  const format = useFormat();
  const [move] = useAction<TransferDialogMutation>(graphql`
    mutation TransferDialogMutation($input: MoveBetweenFundsInput!) {
      moveBetweenFunds(input: $input) {
        fund {
          ...Deposits_fund
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
      <TextField name="reason" label={transfers.reason} rows={3} maxLength={maxReasonCharacters} isRequired />
    </FormDialog>
  );
}

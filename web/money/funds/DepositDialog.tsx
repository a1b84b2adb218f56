import { useState } from "react";
import { graphql, readInlineData } from "react-relay";
import { depositForm, type DepositForm } from "../../../shared/money/funds/rules.ts";
import { depositKinds } from "../../../shared/money/funds/kinds.ts";
import type { DepositDialogMutation } from "#relay/DepositDialogMutation.graphql";
import type { DepositDialog_fund$key } from "#relay/DepositDialog_fund.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment DepositDialog_fund on Fund @inline {
    id
    name
    mode
  }
`;

interface DepositDialogProps {
  fund: DepositDialog_fund$key;
  onClose: () => void;
}

/** Enters money that arrived or left, for a second person to confirm. */
export function DepositDialog({ fund: ref, onClose }: DepositDialogProps) {
  const fund = readInlineData(fragment, ref);
  const t = useWords(words);
  const { deposits } = t;
  const [kind, setKind] = useState<(typeof depositKinds)[number]>("deposit");
  const [enter] = useAction<DepositDialogMutation>(graphql`
    mutation DepositDialogMutation($input: EnterDepositInput!) {
      enterDeposit(input: $input) {
        fund {
          ...Deposits_fund
        }
      }
    }
  `);
  async function send(form: DepositForm) {
    await enter({ input: { fund: fund.id, ...form } });
    toast({ title: deposits.saved, description: form.reference, tone: "positive" });
    onClose();
  }
  const title = deposits.enterTitle[kind](fund.name);
  return (
    <FormDialog
      title={title}
      schema={depositForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: deposits.save, pending: deposits.saving }}
    >
      <p>{deposits.enterText}</p>
      {fund.mode !== "counted" && (
        <Select
          name="kind"
          label={deposits.kind}
          options={depositKinds.map((id) => ({ id, label: deposits.kinds[id] }))}
          value={kind}
          onChange={(id) => setKind(id === "withdrawal" ? id : "deposit")}
        />
      )}
      <TextField name="amount" label={deposits.amount} inputMode="decimal" isRequired />
      <TextField
        name="reference"
        label={deposits.reference}
        description={deposits.referenceHint}
        isRequired
      />
    </FormDialog>
  );
}

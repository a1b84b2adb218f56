import { useState } from "react";
import { graphql, readInlineData } from "react-relay";
import { useNavigate } from "react-router-dom";
import { helpTypes as allHelpTypes } from "../../../shared/intake/needs/rules.ts";
import { typedFundForm, type FundForm } from "../../../shared/money/funds/rules.ts";
import type { FundDialogChangeMutation } from "#relay/FundDialogChangeMutation.graphql";
import type { FundDialog_fund$key } from "#relay/FundDialog_fund.graphql";
import type { FundDialogCreateMutation } from "#relay/FundDialogCreateMutation.graphql";
import { helpTypes } from "../../shell/desk/words.helpTypes.en.ts";
import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { FormColumns, FormSection } from "../../design/fields/form/FormSection.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

/** The fund as the dialog first showed it. */
const fragment = graphql`
  fragment FundDialog_fund on Fund @inline {
    id
    version
    name
    funder
    priority
    startsOn
    endsOn
    helpTypes
    states
    perRequestMax
    warnBelow
    isClosed
  }
`;

interface FundDialogProps {
  /** Undefined for a new one. */
  fund: FundDialog_fund$key | undefined;
  onClose: () => void;
}

/** Adds or edits a fund; on a conflict it keeps what was typed. */
export function FundDialog({ fund: ref, onClose }: FundDialogProps) {
  const fund = readInlineData(fragment, ref);
  const t = useWords(words);
  const navigate = useNavigate();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [create] = useAction<FundDialogCreateMutation>(graphql`
    mutation FundDialogCreateMutation($input: CreateFundInput!) {
      createFund(input: $input) {
        fund {
          number
        }
      }
    }
  `);
  const [change] = useAction<FundDialogChangeMutation>(graphql`
    mutation FundDialogChangeMutation($input: ChangeFundInput!) {
      changeFund(input: $input) {
        fund {
          ...FundFacts_fund
          ...FundDialog_fund
        }
      }
    }
  `);
  async function send(form: FundForm) {
    if (fund) await change({ input: { id: fund.id, version: fund.version, fund: form } });
    else {
      const { createFund } = await create({ input: { fund: form, idempotencyKey } });
      void navigate(`/admin/funds/${createFund.fund.number}`);
    }
    toast({ title: t.saved, description: form.name, tone: "positive" });
    onClose();
  }
  const { fields } = t;
  return (
    <FormDialog
      title={fund ? t.editTitle(fund.name) : t.add}
      isWide
      schema={typedFundForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: t.save, pending: t.saving }}
    >
      <TextField name="name" label={fields.name} defaultValue={fund?.name ?? ""} isRequired />
      <TextField name="funder" label={fields.funder} defaultValue={fund?.funder ?? ""} />
      <FormColumns>
        <TextField
          name="priority"
          label={fields.priority}
          description={fields.priorityHint}
          inputMode="numeric"
          defaultValue={String(fund?.priority ?? 50)}
          isRequired
        />
        <TextField name="startsOn" type="date" label={fields.startsOn} defaultValue={fund?.startsOn ?? ""} />
        <TextField name="endsOn" type="date" label={fields.endsOn} defaultValue={fund?.endsOn ?? ""} />
      </FormColumns>
      <FormSection title={fields.helpTypes}>
        <FormColumns>
          {allHelpTypes.map((type) => (
            <Checkbox key={type} name={type} defaultSelected={fund?.helpTypes.includes(type) ?? false}>
              {helpTypes[type]}
            </Checkbox>
          ))}
        </FormColumns>
      </FormSection>
      <TextField
        name="states"
        label={fields.states}
        description={fields.statesHint}
        defaultValue={fund?.states.join(", ") ?? ""}
      />
      <FormColumns>
        <TextField
          name="perRequestMax"
          label={fields.perRequestMax}
          description={fields.perRequestHint}
          inputMode="decimal"
          defaultValue={fund?.perRequestMax === null ? "" : String(fund?.perRequestMax ?? "")}
        />
        <TextField
          name="warnBelow"
          label={fields.warnBelow}
          inputMode="decimal"
          defaultValue={String(fund?.warnBelow ?? 0)}
        />
      </FormColumns>
      {fund && (
        <Checkbox name="isClosed" defaultSelected={fund.isClosed}>
          {fields.isClosed}
        </Checkbox>
      )}
    </FormDialog>
  );
}

import { useState } from "react";
import { graphql } from "react-relay";
import {
  maxReasonCharacters,
  typedCorrectionForm,
  type CorrectionForm,
} from "../../../shared/help/vendors/rules.ts";
import type { CorrectCodesDialogMutation } from "#relay/CorrectCodesDialogMutation.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { RadioGroup } from "../../design/fields/choices/RadioGroup.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";

interface CorrectCodesDialogProps {
  vendor: { id: string; name: string };
  codes: {
    readonly key: string;
    readonly unused: number;
    readonly value: number | null | undefined;
    readonly fundName: string | null | undefined;
  };
  onDone: () => void;
  onClose: () => void;
}

/** Gives the unused codes of an import another value, or withdraws them, with a reason. */
export function CorrectCodesDialog({ vendor, codes, onDone, onClose }: CorrectCodesDialogProps) {
  const t = useWords(words).imports;
  const format = useFormat();
  const [step, setStep] = useState("value");
  const { key, unused, value, fundName } = codes;
  const [correct] = useAction<CorrectCodesDialogMutation>(graphql`
    mutation CorrectCodesDialogMutation($input: CorrectImportedCodesInput!) {
      correctImportedCodes(input: $input) {
        corrected
        vendor {
          id
          ...CodesDialog_vendor
        }
      }
    }
  `);
  async function send({ valueCents, reason }: CorrectionForm) {
    const newValue = valueCents === null ? null : valueCents / 100;
    await correct({ input: { id: vendor.id, key, unused, value: newValue, reason } });
    toast({ title: newValue === null ? t.withdrawn(unused) : t.changed(unused), tone: "positive" });
    onDone();
    onClose();
  }
  const title = t.dialog(unused);
  return (
    <FormDialog
      title={title}
      schema={typedCorrectionForm}
      onSubmit={send}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: step === "withdraw" ? t.withdraw : t.save, pending: t.saving }}
      isDangerous={step === "withdraw"}
    >
      <p>{t.text(vendor.name, value === null || value === undefined ? t.noValue : format.money(value))}</p>
      <RadioGroup
        name="step"
        label={t.step}
        orientation="vertical"
        options={[
          { id: "value", label: t.toValue },
          { id: "withdraw", label: t.toWithdraw },
        ]}
        value={step}
        onChange={setStep}
      />
      {step === "value" && (
        <TextField
          name="value"
          label={t.value}
          description={fundName ? t.valueOfFund(fundName) : undefined}
          inputMode="decimal"
          isRequired
        />
      )}
      {step === "withdraw" && <p>{fundName ? t.withdrawOfFund(fundName) : t.withdrawText}</p>}
      <TextField name="reason" label={t.reason} rows={3} maxLength={maxReasonCharacters} isRequired />
    </FormDialog>
  );
}

import { useState } from "react";
import { graphql } from "react-relay";
import type { TakeReleaseDialogMutation } from "#relay/TakeReleaseDialogMutation.graphql";
import {
  releaseDays,
  releaseForm,
  releaseGroups,
  releaseSigners,
  releaseWays,
  type ReleaseForm,
  type ReleaseSigner,
  type ReleaseWay,
} from "../../../shared/intake/releases/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { CheckboxSet } from "../../design/fields/choices/CheckboxSet.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FormDialog } from "../../design/fields/form/FormDialog.tsx";
import type { FormSchema } from "../../design/fields/form/Form.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { LawFields, ScanField, SignerFields } from "./ReleaseFields.tsx";
import { words } from "./words.ts";

/** The form sends texts, and leaves out what is not on the page. */
const typedRelease: FormSchema<ReleaseForm> = {
  "~standard": {
    validate: (input) => {
      const values = input as Record<string, unknown>;
      return releaseForm["~standard"].validate({
        ...values,
        what: values["what"] ?? [],
        days: Number(values["days"]),
      });
    },
  },
};

interface TakeReleaseDialogProps {
  id: string;
  isDesk: boolean;
  onClose: () => void;
}

/** Records a signed release or an order, or asks for a signature in the Help Pass. */
export function TakeReleaseDialog({ id, isDesk, onClose }: TakeReleaseDialogProps) {
  const t = useWords(words);
  const [way, setWay] = useState<ReleaseWay>("paper");
  const [signer, setSigner] = useState<ReleaseSigner>("person");
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [take] = useAction<TakeReleaseDialogMutation>(graphql`
    mutation TakeReleaseDialogMutation($input: TakeReleaseInput!) {
      takeRelease(input: $input) {
        request {
          ...Releases_request
        }
      }
    }
  `);
  return (
    <FormDialog
      title={t.add}
      schema={typedRelease}
      onSubmit={async (form) => {
        await take({ input: { id, idempotencyKey, ...form } });
        toast({ title: t.saved, tone: "positive", about: id });
        onClose();
      }}
      onClose={onClose}
      words={{ cancel: t.cancel, submit: way === "pass" ? t.ask : t.save, pending: t.saving }}
    >
      <p>{t.lead}</p>
      <TextField name="body" label={t.body} description={t.bodyHint} maxLength={120} isRequired />
      <CheckboxSet
        name="what"
        label={t.what}
        boxes={releaseGroups.map((group) => ({ name: "what[]", value: group, label: t.groups[group] }))}
      />
      <TextField name="purpose" label={t.purpose} maxLength={300} rows={2} isRequired />
      <Select
        name="days"
        label={t.days}
        options={Object.entries(t.dayCounts).map(([days, label]) => ({ id: days, label }))}
        defaultValue={String(releaseDays.usual)}
      />
      <Select
        name="way"
        label={t.way}
        options={releaseWays
          .filter((one) => isDesk || one !== "law")
          .map((one) => ({ id: one, label: t.ways[one] }))}
        defaultValue={way}
        onChange={(chosen) => setWay(releaseWays.find((one) => one === chosen) ?? "paper")}
      />
      {way === "paper" && (
        <>
          <TextField name="signedOn" type="date" label={t.signedOn} />
          <ScanField />
        </>
      )}
      {way === "law" ? (
        <LawFields />
      ) : (
        <>
          <Select
            name="signer"
            label={t.signer}
            description={t.minorHint}
            options={releaseSigners.map((one) => ({ id: one, label: t.signers[one] }))}
            defaultValue={signer}
            onChange={(chosen) => setSigner(releaseSigners.find((one) => one === chosen) ?? "person")}
          />
          <SignerFields isOther={signer !== "person"} isLater={way === "pass"} isHere={way === "device"} />
        </>
      )}
    </FormDialog>
  );
}

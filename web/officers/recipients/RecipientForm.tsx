import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import * as z from "zod/mini";
import { earliestBirth } from "../../../shared/core/forms/fields.ts";
import { recipientForm, type RecipientForm as FormValue } from "../../../shared/intake/recipients/rules.ts";
import type { RecipientForm_verification$key } from "#relay/RecipientForm_verification.graphql";
import { localToday } from "../../core/device/localToday.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { FormColumns } from "../../design/fields/form/FormSection.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { Switch } from "../../design/fields/choices/Switch.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { needsOfForm } from "../../intake/needs/form.ts";
import { NeedsPart } from "../../intake/needs/NeedsPart.tsx";
import { KeptForm } from "../../shell/offline/drafts/KeptForm.tsx";
import { PrivacyLink } from "../../community/privacy/PrivacyLink.tsx";
import { LetterLanguage } from "../../intake/safe-contact/LetterLanguage.tsx";
import { words } from "./words.ts";
import type { RecipientFormMutation } from "#relay/RecipientFormMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

const readFrom = ["statementOfNeed"];

/** The recipient's record. It can be saved again; the browser keeps only unsent changes, sealed. */
export function RecipientForm(props: { verification: RecipientForm_verification$key }) {
  const { caseNumber, incidentDescription, recipient, needLimits } = useFragment(
    graphql`
      fragment RecipientForm_verification on Verification {
        caseNumber
        incidentDescription
        recipient {
          fullName
          dateOfBirth
          address
          phone
          email
          statementOfNeed
          contacting
          anonymous
          language
          needs {
            ...useStatedNeeds_needs
          }
        }
        needLimits {
          ...NeedsSum_limits
        }
      }
    `,
    props.verification,
  );
  const t = useWords(words).form;
  const [save] = useSaveRecipient();
  const showFailure = useFailureToast();
  const [today] = useState(localToday);
  const schema = z.extend(recipientForm(today, recipient?.fullName), { needs: needsOfForm });

  async function send(input: FormValue) {
    await save({ input });
    toast({ title: t.saved(caseNumber), tone: "positive" });
  }
  return (
    <KeptForm
      name={`recipient ${caseNumber}`}
      schema={schema}
      onSubmit={send}
      later={{
        kind: "recipient",
        path: "/case-tracking",
        about: ({ fullName }) => fullName,
        input: (input) => input,
      }}
      onFailed={(error) => showFailure(error, t)}
    >
      <TextField name="caseNumber" label={t.caseNumber} defaultValue={caseNumber} isReadOnly />
      <FormColumns>
        <TextField
          name="fullName"
          label={t.fullName}
          defaultValue={recipient?.fullName ?? ""}
          maxLength={200}
          autoComplete="off"
          isRequired
        />
        <TextField
          name="dateOfBirth"
          type="date"
          label={t.dateOfBirth}
          defaultValue={recipient?.dateOfBirth ?? ""}
          min={earliestBirth}
          max={today}
          autoComplete="off"
          isRequired
        />
      </FormColumns>
      <TextField
        name="address"
        label={t.address}
        defaultValue={recipient?.address ?? ""}
        maxLength={300}
        autoComplete="off"
        isRequired
      />
      <FormColumns>
        <TextField
          name="phone"
          type="tel"
          label={t.phone}
          defaultValue={recipient?.phone ?? ""}
          maxLength={40}
          autoComplete="off"
          isRequired
        />
        <TextField
          name="email"
          type="email"
          label={t.email}
          defaultValue={recipient?.email ?? ""}
          maxLength={254}
          autoComplete="off"
        />
      </FormColumns>
      <LetterLanguage chosen={recipient?.language} />
      <TextField
        name="statementOfNeed"
        label={t.statementOfNeed}
        description={t.statementHint}
        defaultValue={recipient?.statementOfNeed ?? incidentDescription}
        rows={4}
        maxLength={4000}
        isRequired
      />
      <NeedsPart from={readFrom} confirmed={recipient?.needs ?? null} limits={needLimits} />
      <Switch
        name="contacting"
        defaultSelected={recipient?.contacting ?? true}
        description={t.contactingHint}
      >
        {t.contacting}
      </Switch>
      <Switch name="anonymous" defaultSelected={recipient?.anonymous ?? false} description={t.anonymousHint}>
        {t.anonymous}
      </Switch>
      <PrivacyLink />
      <SubmitButton isWide variant={recipient ? "quiet" : "primary"} icon="check" pendingText={t.saving}>
        {t.save}
      </SubmitButton>
    </KeptForm>
  );
}

const useSaveRecipient = () =>
  useAction<RecipientFormMutation>(graphql`
    mutation RecipientFormMutation($input: SaveRecipientInput!) {
      saveRecipient(input: $input) {
        verification {
          ...CaseSummary_verification
          ...RecipientForm_verification
          ...ServiceRequestCard_verification
        }
      }
    }
  `);

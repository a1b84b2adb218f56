import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { yearIn } from "../../../../shared/core/time/zone.ts";
import { offeredUrgencyLevels } from "../../../../shared/intake/requests/rules.ts";
import type { NewRequestFields_draft$key } from "#relay/NewRequestFields_draft.graphql";
import { installationZone } from "../../../core/i18n/installationZone.ts";
import { useOwnVoice, useWords } from "../../../core/i18n/i18n.tsx";
import { FormColumns, FormSection } from "../../../design/fields/form/FormSection.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { NeedsPart } from "../../needs/NeedsPart.tsx";
import { LetterLanguage } from "../../safe-contact/LetterLanguage.tsx";
import { SafeContactFields } from "../../safe-contact/SafeContactFields.tsx";
import { EmailField } from "./EmailField.tsx";
import { ownWords } from "../words.own.ts";
import { words } from "../words.ts";

const readFrom = ["requestDetails"];

/** The form's fields, prefilled from case tracking. */
export function NewRequestFields({ draft: ref }: { draft: NewRequestFields_draft$key | null }) {
  const all = useWords(words);
  const t = useOwnVoice(all.newRequest, useWords(ownWords).newRequest);
  const draft = useFragment(
    graphql`
      fragment NewRequestFields_draft on RequestDraft {
        caseId
        victimName
        victimAddress
        victimPhone
        victimEmail
        language
        interpreterPhone
        requestDetails
        needs {
          ...useStatedNeeds_needs
        }
        needLimits {
          ...NeedsSum_limits
        }
      }
    `,
    ref,
  );
  // A guess while the server is unreachable; the server replaces a used one.
  const [guess] = useState(
    () => `EM-${yearIn(installationZone(), new Date())}-${1000 + Math.floor(Math.random() * 9000)}`,
  );
  const urgencies = offeredUrgencyLevels.map((id) => ({ id, label: all.urgencies[id] }));

  return (
    <>
      <FormSection title={t.caseSection}>
        <FormColumns>
          <TextField
            name="caseId"
            label={t.caseId}
            description={t.caseIdHint}
            defaultValue={draft?.caseId ?? guess}
            isReadOnly
          />
          <Select
            name="urgencyLevel"
            label={t.urgency}
            options={urgencies}
            defaultValue="medium"
            isRequired
          />
        </FormColumns>
      </FormSection>
      <FormSection title={t.victimSection}>
        <TextField name="victimName" label={t.victimName} defaultValue={draft?.victimName ?? ""} isRequired />
        <TextField
          name="victimAddress"
          label={t.victimAddress}
          description={t.victimAddressHint}
          defaultValue={draft?.victimAddress ?? ""}
          isRequired
        />
        <TextField
          name="victimPhone"
          type="tel"
          label={t.victimPhone}
          defaultValue={draft?.victimPhone ?? ""}
          isRequired
        />
        <EmailField name="victimEmail" label={t.victimEmail} defaultValue={draft?.victimEmail ?? ""} />
        <LetterLanguage chosen={draft?.language} interpreter={draft?.interpreterPhone} />
        <SafeContactFields isCompact />
      </FormSection>
      <FormSection title={t.requestSection}>
        <TextField
          name="requestDetails"
          label={t.details}
          description={t.detailsHint}
          rows={5}
          defaultValue={draft?.requestDetails ?? ""}
          isRequired
        />
      </FormSection>
      <NeedsPart from={readFrom} confirmed={draft?.needs ?? null} limits={draft?.needLimits ?? null} />
    </>
  );
}

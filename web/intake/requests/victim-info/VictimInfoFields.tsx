import { graphql, useFragment } from "react-relay";
import {
  jurisdictions,
  stateCode,
  territories,
  territoryCode,
} from "../../../../shared/community/directory/rules.ts";
import { earliestBirth } from "../../../../shared/core/forms/fields.ts";
import { addressParts, employmentStatuses } from "../../../../shared/intake/requests/rules.ts";
import type { VictimInfoFields_request$key } from "#relay/VictimInfoFields_request.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { FormColumns, FormSection } from "../../../design/fields/form/FormSection.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { EmailField } from "../new/EmailField.tsx";
import { LetterLanguage } from "../../safe-contact/LetterLanguage.tsx";
import { useVictimInfo } from "./useVictimInfo.ts";
import { words } from "../words.ts";
import { words as formWords } from "../words.victimForm.ts";

const states = [...jurisdictions, ...territories].map(([id, label]) => ({ id, label }));
const codeOf = (written: string) => stateCode(written) ?? territoryCode(written);

/** The three sections, prefilled from the record, else from case tracking and the request. */
export function VictimInfoFields(props: { request: VictimInfoFields_request$key; today: string }) {
  const all = useWords(words);
  const t = useWords(formWords);
  const request = useFragment(
    graphql`
      fragment VictimInfoFields_request on EmergencyRequest {
        victimName
        victimAddress
        victimPhone
        victimEmail
        language
        requestDetails
        victimInfoDraft {
          dateOfBirth
          needStatement
        }
        victimInfo {
          ...useVictimInfo_victimInfo
        }
      }
    `,
    props.request,
  );
  const info = useVictimInfo(request.victimInfo);
  const draft = request.victimInfoDraft;
  const typed = addressParts(request.victimAddress, codeOf);
  const state = info ? codeOf(info.state) : typed.state;
  const employment = employmentStatuses.map((id) => ({ id, label: all.employment[id] }));
  const keepsIdentity = !!info && !info.dateOfBirth;
  const text = (value: string | null | undefined) => ({ defaultValue: value ?? "" });

  return (
    <>
      <FormSection title={t.personal}>
        <TextField
          name="fullName"
          label={t.fullName}
          {...text(info?.fullName ?? request.victimName)}
          isRequired
        />
        <TextField
          name="dateOfBirth"
          type="date"
          label={t.dateOfBirth}
          min={earliestBirth}
          max={props.today}
          {...(keepsIdentity && { description: t.onRecord })}
          {...text(info ? info.dateOfBirth : draft?.dateOfBirth)}
          isRequired={!keepsIdentity}
        />
        <TextField name="address" label={t.address} {...text(info?.address ?? typed.street)} isRequired />
        <TextField name="city" label={t.city} {...text(info ? info.city : typed.city)} isRequired />
        <FormColumns isShort>
          <Select name="state" label={t.state} options={states} defaultValue={state ?? null} isRequired />
          <TextField
            name="zipCode"
            label={t.zipCode}
            inputMode="numeric"
            {...text(info ? info.zipCode : typed.zipCode)}
            isRequired
          />
        </FormColumns>
        <TextField
          name="phone"
          type="tel"
          label={t.phone}
          {...text(info?.phone ?? request.victimPhone)}
          isRequired
        />
        <EmailField
          name="email"
          label={t.email}
          defaultValue={info?.email ?? request.victimEmail}
          hasNone={(info?.email ?? request.victimEmail) === ""}
        />
        <LetterLanguage chosen={request.language} />
        <TextField
          name="governmentId"
          label={t.governmentId}
          description={keepsIdentity ? t.onRecord : t.governmentIdHint}
          {...text(info?.governmentId)}
        />
      </FormSection>

      <FormSection title={t.additional}>
        <TextField
          name="relationToOfficer"
          label={t.relationToOfficer}
          description={t.relationHint}
          {...text(info?.relationToOfficer)}
          isRequired
        />
        <Select
          name="employmentStatus"
          label={t.employmentStatus}
          options={employment}
          defaultValue={info?.employmentStatus ?? "unemployed"}
          isRequired
        />
        <TextField
          name="dependents"
          label={t.dependents}
          description={t.dependentsHint}
          {...text(info?.dependents)}
        />
        <TextField name="otherAssistance" label={t.otherAssistance} {...text(info?.otherAssistance)} />
      </FormSection>

      <FormSection title={t.emergency}>
        <TextField
          name="needStatement"
          label={t.needStatement}
          description={t.needHint}
          rows={5}
          {...text(info?.needStatement ?? draft?.needStatement ?? request.requestDetails)}
          isRequired
        />
        <TextField
          name="emergencyContact"
          label={t.emergencyContact}
          description={t.emergencyContactHint}
          {...text(info?.emergencyContact)}
        />
      </FormSection>
    </>
  );
}

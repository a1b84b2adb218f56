import { useState } from "react";
import { helpTypes } from "../../../../shared/intake/requests/rules.ts";
import type { OfficerForm } from "../../../../shared/officers/verification/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { useKeptList } from "../../../design/fields/form/draftValues.ts";
import { FieldLink } from "../../../design/fields/form/ErrorSummary.tsx";
import { useFormErrors } from "../../../design/fields/form/formErrors.ts";
import { FormColumns, FormSection } from "../../../design/fields/form/FormSection.tsx";
import { Cluster, Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { ToggleButtons } from "../../../design/fields/choices/ToggleButtons.tsx";
import { useRestart } from "../../../shell/offline/drafts/KeptForm.tsx";
import { PrivacyLink } from "../../../community/privacy/PrivacyLink.tsx";
import type { Identity, LastCase } from "./lastCase.ts";
import { IdentifiedBy } from "../../../accounts/sign-in/IdentifiedBy.tsx";
import { words as signInWords } from "../../../accounts/sign-in/words.ts";
import { serviceIcons } from "../tones.ts";
import { words } from "../words.ts";

interface OfficerFieldsProps {
  known: LastCase | null;
  identity: Identity | null;
  onForget: () => void;
  /** Another person: the form is reset to empty. */
  onClear: () => void;
}

type FieldName = Exclude<keyof OfficerForm, "services" | "language">;

/**
 * Officer, case, and supervisor. For a returning officer the case comes first, since the rest is
 * prefilled.
 */
export function OfficerFields({ known, identity, onForget, onClear }: OfficerFieldsProps) {
  const { form: t, services } = useWords(words);
  const { from } = useWords(signInWords);
  const restart = useRestart();
  const locked = identity ? lockedBy(identity) : {};
  const kept = useKeptList("services");
  const [chosen, setChosen] = useState<readonly string[]>(kept ?? []);
  const { errors } = useFormErrors();
  const left = Object.keys(errors).filter((name) => name !== "services" && name in t) as FieldName[];
  const [first] = left;
  const field = (name: FieldName, autoComplete: string, maxLength: number) => ({
    name,
    label: t[name],
    autoComplete,
    maxLength,
    isRequired: true,
    defaultValue: known && name in known ? (known[name as keyof LastCase] ?? "") : "",
    ...(identity &&
      name in locked && {
        defaultValue: locked[name] ?? "",
        isReadOnly: true,
        description: from(identity.provider),
      }),
  });

  async function clear() {
    onClear();
    await restart();
  }
  const ofCase = (
    <FormSection title={t.case}>
      <TextField {...field("caseNumber", "off", 60)} description={t.caseNumberHint} />
      <TextField {...field("incidentDescription", "off", 4000)} rows={4} />
      <ToggleButtons
        name="services"
        label={t.services}
        description={t.servicesHint}
        options={helpTypes.map((id) => ({ id, label: services[id], icon: serviceIcons[id] }))}
        onChange={setChosen}
        isRequired
      />
    </FormSection>
  );
  return (
    <>
      {known && ofCase}
      {known && (
        <Notice tone="info" icon="user">
          <Cluster isSpread gap="xs">
            <span>{t.fromLast}</span>
            <Button variant="quiet" onPress={() => void clear()}>
              {t.notYou}
            </Button>
          </Cluster>
        </Notice>
      )}
      {identity && <IdentifiedBy provider={identity.provider} onForget={onForget} />}
      <FormSection key={identity ? "identified" : "typed"} title={t.officer}>
        <FormColumns>
          <TextField {...field("officerName", "name", 120)} />
          <TextField {...field("officerRank", "organization-title", 80)} />
        </FormColumns>
        <FormColumns>
          <TextField {...field("agency", "organization", 160)} />
          <TextField {...field("badgeNumber", "off", 40)} />
        </FormColumns>
        <FormColumns>
          <TextField {...field("officerPhone", "tel", 40)} type="tel" />
          <TextField {...field("officerEmail", "email", 254)} type="email" />
        </FormColumns>
      </FormSection>
      {!known && ofCase}
      <FormSection title={t.supervisor}>
        {known && !("supervisorEmail" in known) && <Notice tone="caution">{t.supervisorAgain}</Notice>}
        <FormColumns>
          <TextField {...field("supervisorName", "off", 120)} />
          <TextField {...field("supervisorRank", "off", 80)} />
        </FormColumns>
        <FormColumns>
          <TextField {...field("supervisorPhone", "off", 40)} type="tel" />
          <TextField {...field("supervisorEmail", "off", 254)} type="email" />
        </FormColumns>
        <Notice tone="info">{t.emailNote}</Notice>
      </FormSection>
      <Stack gap="xs">
        <PrivacyLink />
        <SubmitButton isWide icon="shield" pendingText={t.submitting} {...(chosen.length === 0 && blocked)}>
          {t.submit}
        </SubmitButton>
        {chosen.length === 0 && (
          <span id={whyBlocked}>
            {first ? (
              <>
                {t.left(left.length + 1)} <FieldLink name={first}>{t[first]}</FieldLink>
              </>
            ) : (
              t.noService
            )}
          </span>
        )}
      </Stack>
    </>
  );
}

const lockedBy = ({ name, badge, agency, rank }: Identity): Record<string, string> => ({
  ...{ officerName: name, badgeNumber: badge, agency },
  ...(rank && { officerRank: rank }),
});

const whyBlocked = "no-service";
/**
 * Not `isDisabled`: the keyboard still reaches it with its description; a press shows what is
 * missing.
 */
const blocked = { "aria-disabled": true, "aria-describedby": whyBlocked } as const;

import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { helpTypes } from "#rules/requests";
import { officerForm, type OfficerForm as FormValue } from "#rules/verification";
import { useLocale, useWords } from "../app/i18n.tsx";
import { useSay } from "../app/sentences.ts";
import { FormColumns, FormSection } from "../design/FormSection.tsx";
import { useKeptList } from "../design/formKept.ts";
import { Stack } from "../design/layout.tsx";
import { Notice } from "../design/Notice.tsx";
import { SubmitButton } from "../design/SubmitButton.tsx";
import { TextField } from "../design/TextField.tsx";
import { toast } from "../design/toasts.tsx";
import { ToggleButtons } from "../design/ToggleButtons.tsx";
import { KeptForm } from "../offline/KeptForm.tsx";
import { serviceIcons } from "./tones.ts";
import { useSubmitOfficerVerification } from "./useSubmitOfficerVerification.ts";
import { words } from "./words.ts";

/** Everything that was typed stays, on a failure and over a reload, until it is sent. It opens the session that sending later would need. */
export function OfficerForm() {
  const { form: t } = useWords(words);
  const [submit] = useSubmitOfficerVerification();
  const locale = useLocale();
  const navigate = useNavigate();
  const say = useSay();

  async function send(form: FormValue, idempotencyKey: string) {
    const input = { ...form, language: locale, idempotencyKey };
    // Whoever this browser was before, it is this officer now: nothing read earlier holds.
    await submit({ input }, { updater: (store) => store.invalidateStore() });
    toast({ title: t.saved, description: t.savedText, tone: "positive" });
    void navigate("/verification");
  }
  return (
    <KeptForm
      name="officer"
      schema={officerForm}
      onSubmit={send}
      onFailed={(error) =>
        toast({ title: t.failed, description: say(sentenceOf(error) ?? t.failedText), tone: "critical" })
      }
    >
      <OfficerFields />
    </KeptForm>
  );
}

function OfficerFields() {
  const { form: t, services } = useWords(words);
  const kept = useKeptList("services");
  const [chosen, setChosen] = useState<readonly string[]>(kept ?? []);
  const field = (
    name: Exclude<keyof FormValue, "services" | "language">,
    autoComplete: string,
    maxLength: number,
  ) => ({ name, label: t[name], autoComplete, maxLength, isRequired: true });

  return (
    <>
      <FormSection title={t.officer}>
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
      <FormSection title={t.supervisor}>
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
        <SubmitButton isWide icon="shield" pendingText={t.submitting} {...(chosen.length === 0 && blocked)}>
          {t.submit}
        </SubmitButton>
        {chosen.length === 0 && <span id={whyBlocked}>{t.noService}</span>}
      </Stack>
    </>
  );
}

const whyBlocked = "no-service";
/** Not `isDisabled`: the keyboard still reaches it and hears why; a press shows what is missing. */
const blocked = { "aria-disabled": true, "aria-describedby": whyBlocked } as const;

/** A refusal explains itself; a lost connection or a crash gets the form's own sentence. */
function sentenceOf(error: Error): string | undefined {
  const { code = "" } = error as { code?: string };
  return ["RATE_LIMITED", "CONFLICT", "FORBIDDEN", "UNPROCESSABLE"].includes(code)
    ? error.message
    : undefined;
}

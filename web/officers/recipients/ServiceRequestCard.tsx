import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import * as z from "zod/mini";
import { helpTypes } from "../../../shared/intake/requests/rules.ts";
import {
  serviceProblemOf,
  serviceRequest,
  type ServiceRequest,
} from "../../../shared/officers/verification/rules.ts";
import type { ServiceRequestCard_verification$key } from "#relay/ServiceRequestCard_verification.graphql";
import { RequestError } from "../../core/http/http.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { FormColumns } from "../../design/fields/form/FormSection.tsx";
import { SubmitButton } from "../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../design/fields/TextField.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { ToggleButtons } from "../../design/fields/choices/ToggleButtons.tsx";
import { needsOfForm } from "../../intake/needs/form.ts";
import { NeedsPart } from "../../intake/needs/NeedsPart.tsx";
import { KeptForm } from "../../shell/offline/drafts/KeptForm.tsx";
import { serviceIcons } from "../verification/tones.ts";
import { words as verificationWords } from "../verification/words.ts";
import { words } from "./words.ts";
import type { ServiceRequestCardMutation } from "#relay/ServiceRequestCardMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";

const readFrom = ["statementOfNeed"];
const schema = z.extend(serviceRequest, { needs: needsOfForm });

/** The further service-request form at the end of the officer's flow; collapsed at first. */
export function ServiceRequestCard(props: { verification: ServiceRequestCard_verification$key }) {
  const { caseNumber, recipient, needLimits } = useFragment(
    graphql`
      fragment ServiceRequestCard_verification on Verification {
        caseNumber
        recipient {
          fullName
          phone
          statementOfNeed
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
  const t = useWords(words).services;
  const { services } = useWords(verificationWords);
  const [isOpen, setOpen] = useState(false);
  const [submit] = useSubmitServiceRequest();
  const say = useSay();
  const showFailure = useFailureToast();

  async function send(input: ServiceRequest) {
    await submit({ input });
    toast({ title: t.done, description: t.doneText, tone: "positive" });
    setOpen(false);
  }
  const tell = (fields: Readonly<Record<string, unknown>>) => {
    const { title, text } = serviceProblemOf(fields);
    toast({ title: say(title), description: say(text), tone: "critical" });
  };
  function fail(error: Error) {
    const fields = error instanceof RequestError ? error.fields : {};
    if (Object.keys(fields).length > 0) tell(fields);
    else showFailure(error, t);
  }
  if (!isOpen) {
    return (
      <Card title={t.title} icon="plus">
        <p>{t.lead}</p>
        <Button variant="quiet" icon="plus" onPress={() => setOpen(true)}>
          {t.open}
        </Button>
      </Card>
    );
  }
  return (
    <Card title={t.title} icon="plus">
      <KeptForm
        name={`services ${caseNumber}`}
        schema={schema}
        onSubmit={send}
        onInvalid={tell}
        onFailed={fail}
        aria-label={t.title}
        later={{
          kind: "serviceRequest",
          path: "/case-tracking",
          about: ({ fullName }) => fullName,
          input: (input) => input,
        }}
      >
        <TextField
          name="caseNumber"
          label={t.caseNumber}
          defaultValue={caseNumber}
          maxLength={60}
          isRequired
        />
        <FormColumns>
          <TextField
            name="fullName"
            label={t.fullName}
            defaultValue={recipient?.fullName ?? ""}
            maxLength={200}
            isRequired
          />
          <TextField
            name="phone"
            type="tel"
            label={t.phone}
            defaultValue={recipient?.phone ?? ""}
            maxLength={40}
            isRequired
          />
        </FormColumns>
        <TextField
          name="statementOfNeed"
          label={t.statementOfNeed}
          defaultValue={recipient?.statementOfNeed ?? ""}
          rows={3}
          maxLength={4000}
          isRequired
        />
        <NeedsPart from={readFrom} confirmed={recipient?.needs ?? null} limits={needLimits} />
        <ToggleButtons
          name="services"
          label={t.choose}
          options={helpTypes.map((id) => ({ id, label: services[id], icon: serviceIcons[id] }))}
          isRequired
        />
        <SubmitButton icon="send" pendingText={t.submitting}>
          {t.submit}
        </SubmitButton>
      </KeptForm>
    </Card>
  );
}

const useSubmitServiceRequest = () =>
  useAction<ServiceRequestCardMutation>(graphql`
    mutation ServiceRequestCardMutation($input: SubmitServiceRequestInput!) {
      submitServiceRequest(input: $input) {
        verification {
          services
          ...CaseSummary_verification
          ...ServiceRequestCard_verification
        }
      }
    }
  `);

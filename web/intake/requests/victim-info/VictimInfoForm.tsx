import { useMemo, useState } from "react";
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { victimInfoOnScreen } from "../../../../shared/intake/requests/rules.ts";
import type { VictimInfoForm_request$key } from "#relay/VictimInfoForm_request.graphql";
import type { VictimInfoFormQuery } from "#relay/VictimInfoFormQuery.graphql";
import { localToday } from "../../../core/device/localToday.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { isOutdated } from "../../../core/http/refusals.ts";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { ConfirmDialog } from "../../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import { KeptForm, useRestart } from "../../../shell/offline/drafts/KeptForm.tsx";
import { PrivacyLink } from "../../../community/privacy/PrivacyLink.tsx";
import { VictimInfoChanges } from "./VictimInfoChanges.tsx";
import { VictimInfoFields } from "./VictimInfoFields.tsx";
import { words } from "../words.victimForm.ts";
import type { VictimInfoFormMutation } from "#relay/VictimInfoFormMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";

/** Saves and returns to the request. Reset restores the known values. */
export function VictimInfoForm({ request: ref }: { request: VictimInfoForm_request$key }) {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const [save] = useSaveVictimInfo();
  const [today] = useState(localToday);
  const request = useFragment(
    graphql`
      fragment VictimInfoForm_request on EmergencyRequest {
        id
        number
        victimName
        victimInfo {
          fullName
          dateOfBirth
        }
        ...VictimInfoFields_request
        ...VictimInfoChanges_request
      }
    `,
    ref,
  );
  // On record but hidden from this viewer: an empty field keeps it.
  const keepsIdentity = !!request.victimInfo && !request.victimInfo.dateOfBirth;
  const { victimName, victimInfo } = request;
  const fullName = victimInfo?.fullName;
  const schema = useMemo(
    () => victimInfoOnScreen(today, { keepsIdentity, heldNames: [victimName, fullName] }),
    [today, keepsIdentity, victimName, fullName],
  );
  const readAgain = () =>
    void fetchQuery<VictimInfoFormQuery>(
      environment,
      graphql`
        query VictimInfoFormQuery($number: Int!) {
          request(number: $number) {
            ...VictimInfoForm_request
          }
        }
      `,
      { number: request.number },
    ).subscribe({ error: () => {} }); // the next try checks it again
  return (
    <Card>
      <KeptForm
        name={`victim-info ${request.number}`}
        aria-label={t.title}
        schema={schema}
        later={{
          kind: "victimInfo",
          path: `/request/${request.number}/victim-info`,
          about: ({ fullName }) => fullName,
          input: ({ version, ...victimInfo }) => ({ id: request.id, version, victimInfo }),
        }}
        onSubmit={async ({ version, ...victimInfo }, idempotencyKey) => {
          await save({ input: { id: request.id, version, victimInfo, idempotencyKey } });
          toast({ title: t.saved, description: t.savedText, tone: "positive" });
          await navigate(`/request/${request.number}`);
        }}
        onFailed={(error) => {
          showFailure(error, t);
          if (isOutdated(error)) readAgain();
        }}
      >
        <VictimInfoFields request={request} today={today} />
        <VictimInfoChanges request={request} />
        <PrivacyLink />
        <Stack gap="xs">
          <SubmitButton isWide pendingText={t.submitting}>
            {t.submit}
          </SubmitButton>
          <ResetButton text={t.reset} />
        </Stack>
      </KeptForm>
    </Card>
  );
}

function ResetButton({ text }: { text: string }) {
  const t = useWords(words);
  const restart = useRestart();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="plain" icon="refresh" isWide onPress={() => setAsked(true)}>
        {text}
      </Button>
      <ConfirmDialog
        title={t.resetTitle}
        isOpen={isAsked}
        confirmText={text}
        onConfirm={restart}
        onClose={() => setAsked(false)}
      >
        <p>{t.resetText}</p>
      </ConfirmDialog>
    </>
  );
}

/** Adds or replaces the victim information of an undecided request. */
const useSaveVictimInfo = () =>
  useAction<VictimInfoFormMutation>(graphql`
    mutation VictimInfoFormMutation($input: SaveVictimInfoInput!) {
      saveVictimInfo(input: $input) {
        request {
          ...RequestView_request
          ...VictimInfoForm_request
        }
      }
    }
  `);

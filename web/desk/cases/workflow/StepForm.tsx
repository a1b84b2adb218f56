import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { graphql, useFragment } from "react-relay";
import type { StepForm_request$key } from "#relay/StepForm_request.graphql";
import { denialReason } from "../../../../shared/decisions/allocations/rules.ts";
import { useFailureToast } from "../../../design/overlays/useFailureToast.ts";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { isOutdated } from "../../../core/http/refusals.ts";
import { useSeenVersion } from "../../../core/relay/useSeenVersion.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Actions } from "../../../design/layout/layout.tsx";
import { Form } from "../../../design/fields/form/Form.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { SubmitButton } from "../../../design/fields/form/SubmitButton.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { toast } from "../../../design/overlays/toasts.tsx";
import * as css from "../case.css.ts";
import { words } from "../words.desk.ts";
import type { StepFormMutation } from "#relay/StepFormMutation.graphql";
import { useAction } from "../../../core/relay/useAction.ts";
import { useOwnChange } from "../../../shell/notifications/ownChanges.ts";

export type StepTarget = "pending" | "approved" | "completed";

interface StepFormProps {
  to: StepTarget;
  request: StepForm_request$key;
  onClose: () => void;
  onOutdated: () => void;
  /** After an approval. */
  onDecided?: (() => void) | undefined;
}

const withReason = z.object({ reason: denialReason });
const withoutReason = z.object({});

/**
 * The effect of a step, its reason if it is unusual, and its button. On a conflict it shows the new
 * state and keeps the reason.
 */
export function StepForm({ to, request: ref, onClose, onOutdated, onDecided }: StepFormProps) {
  const t = useWords(words).steps;
  const format = useFormat();
  const showFailure = useFailureToast();
  const [setStatus] = useSetRequestStatus();
  const { id, caseId, version, allocations, decision } = useFragment(
    graphql`
      fragment StepForm_request on EmergencyRequest {
        id
        caseId
        version
        allocations {
          left
        }
        decision {
          amount
          outcome
          note
          steps {
            to
            refusal
            isUnusual
            effects
          }
        }
      }
    `,
    ref,
  );
  const { seen, acknowledge } = useSeenVersion(version);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Not its return value: a promise in newer browsers, which React would call as a clean-up.
    // jsdom has no such method.
    place.current?.scrollIntoView?.({ block: "nearest" });
    // The confirmation is read out, and Enter answers it. A reason is asked for first.
    place.current
      ?.querySelector<HTMLElement>("textarea, button[type=submit]")
      ?.focus({ preventScroll: true });
  }, []);
  const step = decision?.steps.find((known) => known.to === to);
  if (!decision || !step) return null;
  const { amount, outcome, note } = decision;
  const left = allocations.reduce((total, one) => total + one.left, 0);
  const isApproval = to === "approved" && !step.isUnusual;
  const isRefused = step.refusal !== null || (isApproval && outcome === "refused");
  const effects = isApproval && outcome === "recorded" ? [] : step.effects;

  async function submit({ reason }: { reason?: string }) {
    try {
      const { setRequestStatus } = await setStatus({
        input: { id, status: to, version: seen, ...(reason && { reason }), ...(isApproval && { amount }) },
      });
      toast({
        title: t.done,
        description: t.doneText(setRequestStatus.request.status),
        tone: "positive",
        about: id,
      });
      onClose();
      if (to === "approved") onDecided?.();
    } catch (error) {
      showFailure(error, t, id);
      if (isOutdated(error)) {
        acknowledge();
        onOutdated();
      }
      throw error;
    }
  }
  return (
    <div ref={place} className={css.confirmation}>
      <Card title={t.titles[to](caseId)} level={3}>
        <Form schema={step.isUnusual ? withReason : withoutReason} onSubmit={submit}>
          {step.refusal && <Notice tone="caution">{t.refusals[step.refusal]}</Notice>}
          {!step.refusal && isApproval && note && (
            <Notice tone={outcome === "refused" ? "caution" : "info"} icon="users">
              {note}
            </Notice>
          )}
          {!isRefused && (
            <>
              <p>{t.would}</p>
              <ul>
                <li>{isApproval && outcome === "recorded" ? t.recorded : t.sets(to)}</li>
                {effects.map((effect) => (
                  <li key={effect}>
                    {t.effects[effect](format.money(effect === "money_left" ? left : amount))}
                  </li>
                ))}
              </ul>
            </>
          )}
          {step.isUnusual && !step.refusal && (
            <TextField name="reason" label={t.reason} rows={2} maxLength={1000} isRequired autoFocus />
          )}
          <Actions>
            <Button variant="quiet" onPress={onClose}>
              {t.cancel}
            </Button>
            <SubmitButton
              variant={isRefused ? "quiet" : step.isUnusual ? "danger" : "primary"}
              isDisabled={isRefused}
              pendingText={t.busy}
            >
              {t.actions[to]}
            </SubmitButton>
          </Actions>
        </Form>
      </Card>
    </div>
  );
}

/** Sets a request's status, as an administrator. */
const useSetRequestStatus = () =>
  useOwnChange(
    useAction<StepFormMutation>(graphql`
      mutation StepFormMutation($input: SetRequestStatusInput!) {
        setRequestStatus(input: $input) {
          request {
            number
            caseId
            status
            ...CaseFacts_request
            ...CaseSteps_request
            ...CaseDecision_request
          }
        }
      }
    `),
    changedIn,
  );

const changedIn = ({ setRequestStatus: { request } }: StepFormMutation["response"]) => {
  const { number, caseId, status } = request;
  return { number, caseId, status };
};

import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ApproveButton_request$key } from "#relay/ApproveButton_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { isOutdated } from "../../core/http/refusals.ts";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { explained } from "../../intake/recommendations/explained.ts";
import { focusStep } from "./focusStep.ts";
import type { Smaller } from "./SmallerAmount.tsx";
import { MoneyFacts } from "./MoneyFacts.tsx";
import { words } from "./words.ts";
import type { ApproveButtonMutation } from "#relay/ApproveButtonMutation.graphql";
import { lazily } from "../../core/routing/lazily.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { useOwnChange } from "../../shell/notifications/ownChanges.ts";

const SmallerAmount = lazily(() => import("./SmallerAmount.tsx"), "SmallerAmount");

interface ApproveButtonProps {
  request: ApproveButton_request$key;
  onOutdated: () => void;
}

/**
 * Approves the request after a question that names the amount and the person; the server decides
 * whether that is final. Each person approves once.
 */
export function ApproveButton({ request: ref, onOutdated }: ApproveButtonProps) {
  const showFailure = useFailureToast();
  const t = useWords(words).approve;
  const format = useFormat();
  const say = useSay();
  const [approveRequest] = useApproveRequest();
  // The question keeps its values while it is open.
  const [question, setQuestion] = useState<{ amount: number; version: number }>();
  const [smaller, setSmaller] = useState<Smaller>();
  const {
    id,
    caseId,
    status,
    version,
    approvalAmount,
    victimInfo,
    victimName,
    viewerHasApproved,
    ...advice
  } = useFragment(
    graphql`
      fragment ApproveButton_request on EmergencyRequest {
        id
        caseId
        status
        version
        approvalAmount
        aiRecommendation
        aiJustification
        victimName
        viewerHasApproved
        victimInfo {
          __typename
        }
      }
    `,
    ref,
  );

  async function approve(shown: { amount: number; version: number }) {
    try {
      const { approveRequest: approved } = await approveRequest({ input: { id, ...shown, ...smaller } });
      const isPassedOn = approved.request.status === "processing";
      if (isPassedOn) toast({ title: t.passedOn, description: t.passedOnText, tone: "info" });
      else toast({ title: t.done, description: t.doneText(caseId), tone: "positive" });
      focusStep("wait");
    } catch (error) {
      showFailure(error, t);
      if (!isOutdated(error)) throw error;
      onOutdated();
    }
  }
  if (viewerHasApproved && !question) return null;
  const { aiRecommendation, aiJustification } = advice;
  const isAdvised = aiJustification && aiRecommendation === approvalAmount;
  return (
    <>
      {approvalAmount !== null && (
        <Facts>
          <Fact term={t.amount} means={isAdvised ? explained(aiJustification).map(say).join(" ") : undefined}>
            <strong translate="no">{format.money(approvalAmount)}</strong>
          </Fact>
        </Facts>
      )}
      <Button
        icon="check"
        isWide
        isDisabled={!victimInfo || approvalAmount === null}
        onPress={() => {
          setSmaller(undefined);
          if (approvalAmount !== null) setQuestion({ amount: approvalAmount, version });
        }}
      >
        {t.action}
      </Button>
      {question && (
        <ConfirmDialog
          title={t.title(format.money(smaller?.approvedAmount ?? question.amount))}
          isOpen
          onClose={() => setQuestion(undefined)}
          onConfirm={() => approve(question)}
          confirmText={t.action}
          pendingText={t.busy}
        >
          <MoneyFacts amount={smaller?.approvedAmount ?? question.amount} name={victimName} />
          <p>{t.text}</p>
          {/* The first approval settles the amount. */}
          {status === "pending" && (
            <Suspense>
              <SmallerAmount most={question.amount} value={smaller} onChange={setSmaller} />
            </Suspense>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Approves a request and allocates its money, or records one of several approvals. */
const useApproveRequest = () =>
  useOwnChange(
    useAction<ApproveButtonMutation>(graphql`
      mutation ApproveButtonMutation($input: ApproveRequestInput!) {
        approveRequest(input: $input) {
          request {
            number
            caseId
            status
            ...RequestView_request
          }
        }
      }
    `),
    changedIn,
  );

const changedIn = ({ approveRequest }: ApproveButtonMutation["response"]) => approveRequest.request;

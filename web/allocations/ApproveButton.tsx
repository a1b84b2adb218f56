import { graphql, useFragment } from "react-relay";
import type { ApproveButton_request$key } from "#relay/ApproveButton_request.graphql";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { Fact, Facts } from "../design/display/Facts.tsx";
import { toast } from "../design/overlays/toasts.tsx";
import { isOutdated } from "../core/http/refusals.ts";
import { useFailureToast } from "../design/overlays/useFailureToast.ts";
import { useApproveRequest } from "./useApproveRequest.ts";
import { words } from "./words.ts";

interface ApproveButtonProps {
  request: ApproveButton_request$key;
  onOutdated: () => void;
}

/**
 * Approves the request with the amount shown above; the server decides whether that is final. Each
 * person approves once.
 */
export function ApproveButton({ request: ref, onOutdated }: ApproveButtonProps) {
  const tellFailure = useFailureToast();
  const t = useWords(words).approve;
  const format = useFormat();
  const [approveRequest, isBusy] = useApproveRequest();
  const { id, caseId, version, approvalAmount, victimInfo, viewerHasApproved } = useFragment(
    graphql`
      fragment ApproveButton_request on EmergencyRequest {
        id
        caseId
        version
        approvalAmount
        viewerHasApproved
        victimInfo {
          __typename
        }
      }
    `,
    ref,
  );

  async function approve(amount: number) {
    try {
      const { approveRequest: approved } = await approveRequest({ input: { id, amount, version } });
      if (approved.request.status === "processing")
        toast({ title: t.passedOn, description: t.passedOnText, tone: "info" });
      else toast({ title: t.done, description: t.doneText(caseId), tone: "positive" });
    } catch (error) {
      tellFailure(error, t);
      if (isOutdated(error)) onOutdated();
    }
  }
  if (viewerHasApproved) return null;
  return (
    <>
      {approvalAmount !== null && (
        <Facts>
          <Fact term={t.amount}>
            <strong translate="no">{format.money(approvalAmount)}</strong>
          </Fact>
        </Facts>
      )}
      <Button
        icon="check"
        isWide
        isDisabled={!victimInfo || approvalAmount === null}
        isPending={isBusy}
        pendingText={t.busy}
        onPress={() => approvalAmount !== null && void approve(approvalAmount)}
      >
        {t.action}
      </Button>
    </>
  );
}

import { graphql, useFragment } from "react-relay";
import type { ApproveButton_request$key } from "#relay/ApproveButton_request.graphql";
import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { toast } from "../design/toasts.tsx";
import { isOutdated, useSentenceOf } from "../app/refusals.ts";
import { useApproveRequest } from "./useApproveRequest.ts";
import { words } from "./words.ts";

interface ApproveButtonProps {
  request: ApproveButton_request$key;
  onOutdated: () => void;
}

/** Approves the request at the recommended amount; the server says whether that is final (design: approval). */
export function ApproveButton({ request: ref, onOutdated }: ApproveButtonProps) {
  const sentenceOf = useSentenceOf();
  const t = useWords(words).approve;
  const [approveRequest, isBusy] = useApproveRequest();
  const { id, caseId, victimInfo, viewerHasApproved } = useFragment(
    graphql`
      fragment ApproveButton_request on EmergencyRequest {
        id
        caseId
        viewerHasApproved
        victimInfo {
          __typename
        }
      }
    `,
    ref,
  );

  async function approve() {
    try {
      const { approveRequest: request } = await approveRequest({ requestId: id });
      if (request.status === "processing")
        toast({ title: t.passedOn, description: t.passedOnText, tone: "info" });
      else toast({ title: t.done, description: t.doneText(caseId), tone: "positive" });
    } catch (error) {
      toast({ title: t.failed, description: sentenceOf(error) ?? t.failedText, tone: "critical" });
      if (isOutdated(error)) onOutdated();
    }
  }
  return (
    <Button
      icon="check"
      isWide
      isDisabled={!victimInfo || viewerHasApproved}
      isPending={isBusy}
      pendingText={t.busy}
      onPress={() => void approve()}
    >
      {t.action}
    </Button>
  );
}

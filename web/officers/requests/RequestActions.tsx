import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { isUndecided } from "../../../shared/core/request-statuses.ts";
import type { RequestActions_request$key } from "#relay/RequestActions_request.graphql";
import { ApproveButton } from "../../decisions/allocations/ApproveButton.tsx";
import { ApprovalNote } from "../../decisions/allocations/ApprovalNote.tsx";
import { DenyButton } from "../../decisions/allocations/DenyButton.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { CaseEnded } from "../../intake/request-access/CaseEnded.tsx";
import { words } from "../../intake/requests/words.ts";

interface RequestActionsProps {
  request: RequestActions_request$key;
  /** What the request waits for, if that belongs to the actions. */
  step?: ReactNode;
  isYourStep?: boolean;
  onOutdated: () => void;
}

/** The actions on an undecided request that the viewer is permitted: add, deny, approve. */
export function RequestActions({ request: ref, step, isYourStep, onOutdated }: RequestActionsProps) {
  const t = useWords(words).actions;
  const request = useFragment(
    graphql`
      fragment RequestActions_request on EmergencyRequest {
        number
        status
        viewerCanEditVictimInfo
        viewerCanDecide
        isCaseRejected
        waitingFor {
          reason
        }
        victimInfo {
          __typename
        }
        ...ApprovalNote_request
        ...ApproveButton_request
        ...DenyButton_request
      }
    `,
    ref,
  );
  const { viewerCanEditVictimInfo, viewerCanDecide } = request;
  if (request.isCaseRejected) return <CaseEnded />;
  if (!isUndecided(request.status) || !(viewerCanEditVictimInfo || viewerCanDecide)) return null;

  // The note about the approval says the same.
  const isInNote = viewerCanDecide && request.waitingFor?.reason === "victim_info";

  const victimInfoLink = viewerCanEditVictimInfo && (
    <ButtonLink
      href={`/request/${request.number}/victim-info`}
      variant={request.victimInfo ? "quiet" : "primary"}
      icon="user"
      isWide
    >
      {request.victimInfo ? t.editVictimInfo : t.addVictimInfo}
    </ButtonLink>
  );
  return (
    <Card title={isYourStep ? t.yours : t.title} icon={isYourStep ? "arrow-right" : "shield"}>
      {!isInNote && step}
      {viewerCanDecide ? <ApprovalNote request={request} /> : <Notice icon="clock">{t.notConfirmed}</Notice>}
      <Stack gap="sm">
        {!request.victimInfo && victimInfoLink}
        {viewerCanDecide && <ApproveButton request={request} onOutdated={onOutdated} />}
        {viewerCanDecide && <DenyButton request={request} isWide onOutdated={onOutdated} />}
        {request.victimInfo && victimInfoLink}
      </Stack>
    </Card>
  );
}

import { graphql, useFragment } from "react-relay";
import { isUndecided } from "../../../shared/intake/requests/statuses.ts";
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
  onOutdated: () => void;
}

/** The actions on an undecided request that the viewer is permitted: add, deny, approve. */
export function RequestActions({ request: ref, onOutdated }: RequestActionsProps) {
  const t = useWords(words).actions;
  const request = useFragment(
    graphql`
      fragment RequestActions_request on EmergencyRequest {
        number
        status
        viewerCanEditVictimInfo
        viewerCanDecide
        isCaseRejected
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

  return (
    <Card title={t.title} icon="shield">
      {viewerCanDecide ? <ApprovalNote request={request} /> : <Notice icon="clock">{t.notConfirmed}</Notice>}
      <Stack gap="sm">
        {viewerCanEditVictimInfo && (
          <ButtonLink
            href={`/request/${request.number}/victim-info`}
            variant={request.victimInfo ? "quiet" : "primary"}
            icon="user"
            isWide
          >
            {request.victimInfo ? t.editVictimInfo : t.addVictimInfo}
          </ButtonLink>
        )}
        {viewerCanDecide && <DenyButton request={request} isWide onOutdated={onOutdated} />}
        {viewerCanDecide && <ApproveButton request={request} onOutdated={onOutdated} />}
      </Stack>
    </Card>
  );
}

import { graphql, useFragment } from "react-relay";
import type { CaseLine_request$key } from "#relay/CaseLine_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { UrgencyBadge } from "../../intake/requests/UrgencyBadge.tsx";
import { StatusBadge } from "../../shell/statuses/StatusBadge.tsx";
import { words } from "./words.desk.ts";

/** The line below the head of a case: how urgent, how far, and the page that officers read. */
export function CaseLine({ request: ref }: { request: CaseLine_request$key }) {
  const t = useWords(words).dialog;
  const { number, urgencyLevel, status } = useFragment(
    graphql`
      fragment CaseLine_request on EmergencyRequest {
        number
        urgencyLevel
        status
      }
    `,
    ref,
  );
  return (
    <Cluster>
      <UrgencyBadge urgencyLevel={urgencyLevel} status={status} />
      <StatusBadge status={status} isAdmin />
      <TextLink href={`/request/${number}`}>{t.page}</TextLink>
    </Cluster>
  );
}

import { graphql, useFragment } from "react-relay";
import type { RequestCard_request$key } from "#relay/RequestCard_request.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { CardLink } from "../../../design/layout/CardLink.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { Clamped, Cluster } from "../../../design/layout/layout.tsx";
import { secondary } from "../../../design/layout/layout.css.ts";
import * as css from "./RequestCard.css.ts";
import { StatusBadge } from "../../../shell/statuses/StatusBadge.tsx";
import { Step } from "../../../decisions/timeline/Step.tsx";
import { words } from "../../../intake/requests/words.ts";
import { Verbatim } from "../../../design/text/Verbatim.tsx";

/** One request in a list; the whole card is a link. */
export function RequestCard({
  request: ref,
  isAdmin,
  among,
}: {
  request: RequestCard_request$key;
  isAdmin: boolean;
  /** How many requests the list shows. */
  among: number;
}) {
  const t = useWords(words).list;
  const format = useFormat();
  const request = useFragment(
    graphql`
      fragment RequestCard_request on EmergencyRequest {
        number
        caseId
        status
        createdAt
        requestAmount
        victimName
        requestDetails
        aiRecommendation
      }
    `,
    ref,
  );
  return (
    <CardLink href={`/request/${request.number}`}>
      <Cluster isSpread>
        <strong className={css.caseId} translate="no" dir="auto">
          {request.caseId}
        </strong>
        <StatusBadge status={request.status} isAdmin={isAdmin} />
      </Cluster>
      <div className={css.who}>
        <span className={css.victim}>
          <bdi className={css.name} translate="no">
            {request.victimName}
          </bdi>
          <span className={secondary}>{format.date(request.createdAt)}</span>
        </span>
        <span className={css.amount}>
          {request.requestAmount === null ? (
            t.amountOpen
          ) : (
            <Verbatim>{format.money(request.requestAmount)}</Verbatim>
          )}
        </span>
      </div>
      <Clamped>{request.requestDetails}</Clamped>
      <Step number={request.number} among={among} />
      {/* The same amount twice would say nothing. */}
      {request.aiRecommendation !== null && request.aiRecommendation !== request.requestAmount && (
        <span className={css.recommended}>
          <Icon name="spark" size="sm" />
          {t.aiRecommended}{" "}
          <strong translate="no" dir="auto">
            {format.money(request.aiRecommendation)}
          </strong>
        </span>
      )}
    </CardLink>
  );
}

import { graphql, useFragment } from "react-relay";
import type { DispatchRow_request$key } from "#relay/DispatchRow_request.graphql";
import { useAgencyName } from "../../shell/desk/agencies.ts";
import * as css from "../../shell/desk/workspace/Rows.css.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { useMinute } from "../../design/display/timer/clock.ts";
import { Cluster } from "../../design/layout/layout.tsx";
import { visuallyHidden } from "../../design/text/visuallyHidden.css.ts";
import { ProblemMark, UrgencyMark } from "../../help/dispatches/HelpMarks.tsx";
import { HelpNeeds } from "../../help/dispatches/HelpNeeds.tsx";
import { helpOf } from "../../help/dispatches/hub/helpOf.ts";
import { changeDispatchAddress } from "./dispatchAddress.ts";
import { words } from "./words.desk.ts";
import { Verbatim } from "../../design/text/Verbatim.tsx";

interface DispatchRowProps {
  request: DispatchRow_request$key;
  isOpen: boolean;
  isCurrent: boolean;
  /** How far this device's clock is behind the server's. */
  offsetMs: number;
  onChoose: (number: number) => void;
}

/** One request of the list: which help it has, and which is missing. */
export function DispatchRow({ request: ref, isOpen, isCurrent, offsetMs, onChoose }: DispatchRowProps) {
  const t = useWords(words);
  const format = useFormat();
  const [address] = useSearch();
  const now = useMinute() + offsetMs;
  const request = useFragment(
    graphql`
      fragment DispatchRow_request on EmergencyRequest {
        number
        caseId
        victimName
        urgencyLevel
        approvedAt
        requestedHelpTypes
        agencyNumber
        ...helpOf_request
      }
    `,
    ref,
  );
  const { number, caseId, victimName, approvedAt, requestedHelpTypes } = request;
  const agency = useAgencyName()(request.agencyNumber);
  const { state, missing, problem } = helpOf(request);
  return (
    <li
      className={css.row}
      data-open={isOpen || undefined}
      data-new={state === "approved" || state === "partly" || undefined}
    >
      <div className={css.line}>
        <a
          href={`/admin/dispatches?${changeDispatchAddress(address, { number }).toString()}`}
          data-stay=""
          data-row={number}
          className={css.link}
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isOpen || undefined}
          onClick={() => onChoose(number)}
        >
          <Verbatim>
            {caseId}, {victimName}
          </Verbatim>
        </a>
        {approvedAt && (
          <span className={css.small} title={`${t.approved} ${format.dateTime(approvedAt)}`}>
            <span className={visuallyHidden}>{t.approved}</span>{" "}
            {t.ago(Math.max(now - Date.parse(approvedAt), 0))}
          </span>
        )}
      </div>
      {agency !== undefined && <div className={css.small}>{agency}</div>}
      <Cluster gap="xs">
        <UrgencyMark urgency={request.urgencyLevel} />
        <ProblemMark problem={problem} />
        <span className={visuallyHidden}>{t.requested}</span>
        <HelpNeeds requested={requestedHelpTypes} missing={missing} />
      </Cluster>
    </li>
  );
}

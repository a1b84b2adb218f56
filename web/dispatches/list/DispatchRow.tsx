import { graphql, useFragment } from "react-relay";
import type { DispatchRow_request$key } from "#relay/DispatchRow_request.graphql";
import * as css from "../../admin/workspace/Rows.css.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { useMinute } from "../../design/display/clock.ts";
import { Cluster } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { visuallyHidden } from "../../design/text/visuallyHidden.css.ts";
import { ProblemMark, UrgencyMark } from "../HelpMarks.tsx";
import { helpIcons } from "../HelpTypeIcons.tsx";
import { helpOf } from "../hub/helpOf.ts";
import { words as dispatchWords } from "../words.desk.ts";
import { changeDispatchAddress } from "./dispatchAddress.ts";
import { words } from "./words.desk.ts";

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
  const { types } = useWords(dispatchWords).dialog;
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
        ...helpOf_request
      }
    `,
    ref,
  );
  const { number, caseId, victimName, approvedAt, requestedHelpTypes } = request;
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
          {caseId}, {victimName}
        </a>
        {approvedAt && (
          <span className={css.small} title={format.dateTime(approvedAt)}>
            {t.approved(Math.max(now - Date.parse(approvedAt), 0))}
          </span>
        )}
      </div>
      <Cluster gap="xs">
        <UrgencyMark urgency={request.urgencyLevel} />
        <ProblemMark problem={problem} />
        {requestedHelpTypes.map((type) => {
          const lacks = missing.includes(type);
          return (
            <Badge key={type} {...(lacks ? { icon: helpIcons[type] } : { icon: "check", tone: "positive" })}>
              {types[type]}
              <span className={visuallyHidden}> {lacks ? t.isMissing : t.isDispatched}</span>
            </Badge>
          );
        })}
        {requestedHelpTypes.length === 0 && <span className={css.small}>{t.nothingRequested}</span>}
      </Cluster>
    </li>
  );
}

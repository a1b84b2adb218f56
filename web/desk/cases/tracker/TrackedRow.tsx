import { lazy, Suspense, useId, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { isOpenStatus } from "../../../../shared/intake/requests/statuses.ts";
import type { TrackedRow_request$key } from "#relay/TrackedRow_request.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { UrgencyBadge } from "../../../intake/requests/UrgencyBadge.tsx";
import { StatusBadge } from "../../../shell/statuses/StatusBadge.tsx";
import { CurrentWait } from "../../../decisions/timeline/CurrentWait.tsx";
import { words } from "../words.desk.ts";
import { caseFailed } from "../CaseFailed.tsx";
import { MissingApproval } from "../MissingApproval.tsx";
import { selectCase } from "../selectedCase.ts";
import * as css from "./TrackedRow.css.ts";
import { Verbatim } from "../../../design/text/Verbatim.tsx";

/** Loaded with the first opened row. */
const TrackedDetails = lazy(() =>
  import("./TrackedDetails.tsx").then((file) => ({ default: file.TrackedDetails })),
);

interface TrackedRowProps {
  request: TrackedRow_request$key;
  /** The requests whose waits are read with its own. */
  among: readonly number[];
  isNew: boolean;
}

/** One case of the tracker: a row that expands to details, letters and responses. */
export function TrackedRow({ request: ref, among, isNew }: TrackedRowProps) {
  const t = useWords(words).tracker;
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const request = useFragment(
    graphql`
      fragment TrackedRow_request on EmergencyRequest {
        number
        caseId
        urgencyLevel
        status
        victimName
        caseOfficer {
          number
          name
        }
        requestAmount
        createdAt
        letterCount
        responseCount
        unreadResponseCount
        ...MissingApproval_request
      }
    `,
    ref,
  );
  const { number, caseId, caseOfficer, requestAmount, unreadResponseCount: unread } = request;

  // Its line has a place before it is read, so that no row moves then.
  const isWaiting = isOpenStatus(request.status);

  function toggle() {
    if (!isOpen) selectCase(number);
    setOpen(!isOpen);
  }
  return (
    <li className={css.row} data-new={isNew || undefined}>
      <div className={css.head}>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={`${id}body`}
          onClick={toggle}
        >
          <span className={css.mark} data-open={isOpen || undefined}>
            <Icon name="chevron-right" />
          </span>
          <span className={css.names}>
            <span className={css.title}>
              <bdi className={css.caseId} translate="no">
                {caseId}
              </bdi>
              <UrgencyBadge urgencyLevel={request.urgencyLevel} />
              <StatusBadge status={request.status} isAdmin />
              {unread > 0 && <Badge tone="info">{t.unread(unread)}</Badge>}
            </span>
            <span className={css.name}>
              <Verbatim>{request.victimName}</Verbatim>
              {isWaiting && (
                <span className={css.wait}>
                  <CurrentWait number={number} among={among} />
                </span>
              )}
            </span>
            <span className={css.facts}>
              <span>{t.letters(request.letterCount)}</span>
              <span>{t.responses(request.responseCount)}</span>
              <span title={caseOfficer?.name}>{caseOfficer ? t.officer(caseOfficer.number) : t.citizen}</span>
              <span>{requestAmount === null ? t.noAmount : t.requested(format.money(requestAmount))}</span>
              <span>{format.dateTime(request.createdAt)}</span>
            </span>
          </span>
        </button>
        <span className={css.open}>
          <ButtonLink href={dialogHref(number)} variant="quiet" icon="file" aria-label={t.openCase(caseId)}>
            <span className={css.openWord}>{t.open}</span>
          </ButtonLink>
        </span>
      </div>
      <MissingApproval request={request} />
      <div id={`${id}body`} className={css.body} hidden={!isOpen}>
        {isOpen && (
          <Boundary of={number} failed={caseFailed}>
            <Suspense fallback={<Loading />}>
              <TrackedDetails number={number} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </li>
  );
}

/** The specification's dialog, over the list. */
const dialogHref = (number: number) => `/admin/dashboard?tab=overview&case=${number}`;

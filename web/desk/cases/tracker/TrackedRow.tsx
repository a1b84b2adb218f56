import { useId } from "react";
import { graphql, useFragment } from "react-relay";
import { isOpenStatus } from "../../../../shared/core/request-statuses.ts";
import detailsQuery from "#relay/TrackedDetailsQuery$parameters";
import type { TrackedDetailsQuery } from "#relay/TrackedDetailsQuery.graphql";
import type { TrackedRow_request$key } from "#relay/TrackedRow_request.graphql";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useQueryOnPress } from "../../../core/relay/useQueryOnPress.ts";
import { lazily } from "../../../core/routing/lazily.ts";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import { Icon } from "../../../design/text/Icon.tsx";
import { CurrentWait } from "../../../decisions/timeline/CurrentWait.tsx";
import * as css from "../list/CaseTable.css.ts";
import { QueryPart } from "../../../shell/desk/QueryDialog.tsx";
import { CaseRow } from "../list/CaseRow.tsx";
import { selectCase } from "../selectedCase.ts";
import { words } from "../words.desk.ts";

/** Loaded with the first opened row. */
const TrackedDetails = lazily(() => import("./TrackedDetails.tsx"), "TrackedDetails");

interface TrackedRowProps {
  request: TrackedRow_request$key;
  /** The requests whose waits are read with its own. */
  among: readonly number[];
  isNew: boolean;
}

/** The specification's. */
export const facts = ["letters", "responses", "officerId", "amount", "created"] as const;
/** With the three before them and the last. */
const columns = facts.length + 4;

/** One case of the tracker: a row that expands to details, letters and responses. */
export function TrackedRow({ request: ref, among, isNew }: TrackedRowProps) {
  const all = useWords(words);
  const t = all.tracker;
  const id = useId();
  const details = useQueryOnPress<TrackedDetailsQuery>(detailsQuery, { code: TrackedDetails });
  const { opened } = details;
  const isOpen = opened !== null;
  const request = useFragment(
    graphql`
      fragment TrackedRow_request on EmergencyRequest {
        number
        caseId
        victimName
        status
        ...CaseRow_request @arguments(hasOwner: false)
        missingApproval {
          approvals
          required
          supervisor
          needsAdmin
        }
      }
    `,
    ref,
  );
  const { number, caseId, missingApproval: missing } = request;
  /** Who is known to be asked; the line above says it for anyone who may. */
  function waitsFor({ approvals, required, supervisor, needsAdmin }: NonNullable<typeof missing>) {
    const { count, waits, ...who } = all.missing;
    const counted = count(approvals, Math.max(required, approvals + 1));
    if (needsAdmin) return waits(counted, who.admin);
    return supervisor ? waits(counted, who.supervisor(supervisor)) : counted;
  }
  function toggle() {
    if (isOpen) return details.close();
    selectCase(number);
    details.open({ number });
  }
  return (
    <>
      <CaseRow
        request={request}
        isOpen={isOpen}
        isNew={isNew}
        first={
          <button
            type="button"
            className={css.expand}
            aria-label={`${caseId}, ${request.victimName}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={toggle}
          >
            <Icon name="chevron-right" />
          </button>
        }
        title={
          <bdi className={css.rowTitle} translate="no">
            {caseId}
          </bdi>
        }
        // Its line has a place before it is read, so that no row moves then.
        about={
          isOpenStatus(request.status) && (
            <div className={css.wait}>
              <CurrentWait number={number} among={among} />
            </div>
          )
        }
        facts={facts}
        more={
          missing && (
            <>
              <Icon name="users" size="sm" /> {waitsFor(missing)}
            </>
          )
        }
        last={
          <span className={css.above}>
            <ButtonLink href={dialogHref(number)} variant="quiet" icon="file">
              <span className={visuallyHidden}>{t.openCase(caseId)}</span>
            </ButtonLink>
          </span>
        }
      />
      {opened && (
        <tr>
          <td id={id} colSpan={columns} className={css.cell} aria-label={t.tabsOf(caseId)}>
            <QueryPart {...opened} failed={all.dialog.failed}>
              <TrackedDetails queryRef={opened.queryRef} />
            </QueryPart>
          </td>
        </tr>
      )}
    </>
  );
}

/** The specification's dialog, over the list. */
const dialogHref = (number: number) => `/admin/dashboard?tab=overview&case=${number}`;

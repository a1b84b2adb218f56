import { graphql, useFragment } from "react-relay";
import type { CaseRow_request$key } from "#relay/CaseRow_request.graphql";
import { SelectBox } from "../../admin/bulk/SelectBox.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Cluster } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { UrgencyBadge } from "../../requests/UrgencyBadge.tsx";
import { StatusBadge } from "../../statuses/StatusBadge.tsx";
import { words } from "../words.desk.ts";
import { words as listWords } from "./words.desk.ts";
import * as css from "../../admin/workspace/Workspace.css.ts";
import { changeCasesAddress } from "../caseAddress.ts";

interface CaseRowProps {
  request: CaseRow_request$key;
  isOpen: boolean;
  isCurrent: boolean;
  onChoose: (number: number) => void;
  /** Colleagues who have it open. */
  openBy: readonly string[];
  isSelected: boolean;
  onToggle: (number: number) => void;
}

/** One case of the list. */
export function CaseRow({ request: ref, isOpen, isCurrent, onChoose, openBy, ...select }: CaseRowProps) {
  const t = useWords(words).tracker;
  const own = useWords(listWords);
  const format = useFormat();
  const [address] = useSearch();
  const { number, caseId, victimName, urgencyLevel, status, requestAmount, createdAt, ...counts } =
    useFragment(
      graphql`
        fragment CaseRow_request on EmergencyRequest {
          number
          caseId
          victimName
          urgencyLevel
          status
          requestAmount
          createdAt
          unreadResponseCount
          owner {
            # Each change of a row reports it to CasesPage, which sends it with an assignment.
            # eslint-disable-next-line relay/unused-fields
            username
            name
          }
        }
      `,
      ref,
    );
  return (
    <tr className={css.row} data-open={isOpen || undefined}>
      <td className={`${css.cell} ${css.deskOnly}`}>
        <SelectBox
          name={caseId}
          row={number}
          isSelected={select.isSelected}
          onToggle={() => select.onToggle(number)}
        />
      </td>
      <th scope="row" className={css.cell}>
        <a
          href={`/admin/cases?${changeCasesAddress(address, { number }).toString()}`}
          data-stay=""
          data-row={number}
          className={css.rowLink}
          tabIndex={isCurrent ? 0 : -1}
          aria-current={isOpen || undefined}
          onClick={() => onChoose(number)}
        >
          {caseId}
        </a>
        <div className={css.name}>{victimName}</div>
        <div className={`${css.small} ${css.phoneOnly}`}>{format.dateTime(createdAt)}</div>
      </th>
      <td className={css.cell}>
        <Cluster gap="xs">
          <UrgencyBadge urgencyLevel={urgencyLevel} />
          <StatusBadge status={status} isAdmin />
          {counts.unreadResponseCount > 0 && (
            <Badge tone="info">{t.unread(counts.unreadResponseCount)}</Badge>
          )}
        </Cluster>
      </td>
      <td className={`${css.cell} ${css.deskOnly}`}>
        <div className={css.small}>{format.dateTime(createdAt)}</div>
        <div className={css.small}>
          {requestAmount === null ? t.noAmount : t.requested(format.money(requestAmount))}
        </div>
        {openBy.length > 0 && <div className={css.small}>{own.openBy(openBy)}</div>}
        {counts.owner && <div className={css.small}>{own.owner(counts.owner.name)}</div>}
      </td>
    </tr>
  );
}

import { graphql, useFragment } from "react-relay";
import type { CaseRow_request$key } from "#relay/CaseRow_request.graphql";
import { SelectBox } from "../../../shell/desk/bulk/SelectBox.tsx";
import { helpTypes } from "../../../shell/desk/words.helpTypes.en.ts";
import type { CaseFact } from "../../../../shared/desk/cases/rules.ts";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Cluster } from "../../../design/layout/layout.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { UrgencyBadge } from "../../../intake/requests/UrgencyBadge.tsx";
import { StatusBadge } from "../../../shell/statuses/StatusBadge.tsx";
import { words } from "../words.desk.ts";
import { words as listWords } from "./words.desk.ts";
import * as css from "../../../shell/desk/workspace/Workspace.css.ts";
import { changeCasesAddress } from "../caseAddress.ts";
import { Verbatim } from "../../../design/text/Verbatim.tsx";

interface CaseRowProps {
  request: CaseRow_request$key;
  isOpen: boolean;
  isCurrent: boolean;
  /** What the row shows besides number, name and status. */
  facts: readonly CaseFact[];
  onChoose: (number: number) => void;
  /** Colleagues who have it open. */
  openBy: readonly string[];
  isSelected: boolean;
  onToggle: (number: number) => void;
}

/** One case of the list. */
export function CaseRow({ request: ref, isOpen, isCurrent, facts, ...row }: CaseRowProps) {
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
          caseOfficer {
            name
          }
          requestedHelpTypes
          letterCount
          responseCount
          owner {
            name
          }
        }
      `,
      ref,
    );
  const { caseOfficer, owner, requestedHelpTypes, letterCount, responseCount } = counts;
  const said: Record<CaseFact, string | undefined> = {
    created: format.dateTime(createdAt),
    amount: requestAmount === null ? t.noAmount : t.requested(format.money(requestAmount)),
    owner: owner ? own.owner(owner.name) : undefined,
    officer: caseOfficer?.name ?? t.citizen,
    help: requestedHelpTypes.map((type) => helpTypes[type]).join(", "),
    letters: t.letters(letterCount),
    responses: t.responses(responseCount),
  };
  return (
    <tr className={css.row} data-open={isOpen || undefined}>
      <td className={`${css.cell} ${css.deskOnly}`}>
        <SelectBox
          name={caseId}
          row={number}
          isSelected={row.isSelected}
          onToggle={() => row.onToggle(number)}
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
          onClick={() => row.onChoose(number)}
        >
          <Verbatim>{caseId}</Verbatim>
        </a>
        <div className={css.name}>
          <Verbatim>{victimName}</Verbatim>
        </div>
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
      <td className={`${css.cell} ${css.deskOnly} ${css.factsCell}`}>
        <div className={css.facts}>
          {facts.map((fact) => said[fact] && <span key={fact}>{said[fact]}</span>)}
          {row.openBy.length > 0 && <span>{own.openBy(row.openBy)}</span>}
        </div>
      </td>
    </tr>
  );
}

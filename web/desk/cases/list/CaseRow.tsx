import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CaseRow_request$key } from "#relay/CaseRow_request.graphql";
import { helpTypes } from "../../../shell/desk/words.helpTypes.en.ts";
import type { CaseFact } from "../../../../shared/desk/cases/rules.ts";
import { useListFormat } from "../../../shell/desk/lists/useListFormat.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { UrgencyBadge } from "../../../intake/requests/UrgencyBadge.tsx";
import { StatusBadge } from "../../../shell/statuses/StatusBadge.tsx";
import { words } from "../words.desk.ts";
import { useAgencyName } from "../../../shell/desk/agencies.ts";
import { deskOnly, phoneOnly } from "../../../shell/desk/workspace/Workspace.css.ts";
import * as css from "./CaseTable.css.ts";
import { Verbatim } from "../../../design/text/Verbatim.tsx";

/** The specification's tracker has the officer's number. */
export type ShownFact = CaseFact | "officerId";

interface CaseRowProps {
  request: CaseRow_request$key;
  isOpen: boolean;
  /** It arrived with the last update. */
  isNew?: boolean;
  /** Its first cell, which selects or expands it. */
  first: ReactNode;
  /** The case number, with what a press on the row does. */
  title: ReactNode;
  /** Below the name. */
  about?: ReactNode;
  /** In a column of its own: who the case waits for. */
  wait?: ReactNode;
  /** What the row shows besides number, name and status. */
  facts: readonly ShownFact[];
  /** A sentence after it. */
  more?: ReactNode;
  /** Its last cell in the tracker. */
  last?: ReactNode;
}

/** One case of a list. */
export function CaseRow({ request: ref, isOpen, isNew, facts, ...row }: CaseRowProps) {
  const t = useWords(words).tracker;
  const format = useListFormat();
  const request = useFragment(
    graphql`
      fragment CaseRow_request on EmergencyRequest
      @argumentDefinitions(hasOwner: { type: "Boolean", defaultValue: true }) {
        victimName
        urgencyLevel
        status
        requestAmount
        createdAt
        unreadResponseCount
        caseOfficer {
          name
          number
        }
        requestedHelpTypes
        letterCount
        responseCount
        agencyNumber
        owner @include(if: $hasOwner) {
          name
        }
      }
    `,
    ref,
  );
  const agency = useAgencyName()(request.agencyNumber);
  const { urgencyLevel, status, requestAmount, caseOfficer: officer, owner } = request;
  const created = format.dateTime(request.createdAt);
  const said: Record<ShownFact, string | undefined> = {
    // A list with one more column has less room.
    created: row.wait === undefined ? created : format.brief(request.createdAt),
    amount: requestAmount === null ? t.noAmount : format.money(requestAmount),
    owner: owner?.name,
    officer: officer?.name ?? t.citizen,
    officerId: officer ? String(officer.number) : t.citizen,
    help: request.requestedHelpTypes.map((type) => helpTypes[type]).join(", "),
    letters: String(request.letterCount),
    responses: String(request.responseCount),
  };
  const onDesk = row.last === undefined ? ` ${deskOnly}` : "";
  return (
    <tr className={css.row} data-open={isOpen || undefined} data-new={isNew || undefined}>
      <td className={css.cell + onDesk}>{row.first}</td>
      <th scope="row" className={css.cell}>
        {row.title}
        <div className={css.name}>
          <Verbatim>{request.victimName}</Verbatim>
        </div>
        {agency !== undefined && <div className={css.small}>{agency}</div>}
        {(row.about || row.more) && (
          <div className={css.state}>
            {row.about}
            {row.more && <div className={css.small}>{row.more}</div>}
          </div>
        )}
        {owner && facts.includes("owner") && (
          <div className={`${css.small} ${css.besideOnly}`}>{t.owner(owner.name)}</div>
        )}
        {onDesk && <div className={`${css.small} ${phoneOnly}`}>{created}</div>}
      </th>
      <td className={`${css.cell} ${css.statusCell}`}>
        <Cluster gap="xs">
          <UrgencyBadge urgencyLevel={urgencyLevel} status={status} />
          <StatusBadge status={status} isAdmin isPlain />
          {request.unreadResponseCount > 0 && (
            <Badge tone="info">{t.unread(request.unreadResponseCount)}</Badge>
          )}
        </Cluster>
      </td>
      {row.wait !== undefined && (
        <td className={css.factCell} data-fact="wait">
          {row.wait}
        </td>
      )}
      {facts.map((fact) => (
        <td
          key={fact}
          className={css.factCell}
          data-fact={fact}
          title={fact === "officerId" ? officer?.name : fact === "created" ? created : undefined}
        >
          {said[fact] && (
            <>
              <span className={css.factName}>{t.columns[fact]} </span>
              {said[fact]}
            </>
          )}
        </td>
      ))}
      {row.last !== undefined && <td className={css.cell}>{row.last}</td>}
    </tr>
  );
}

import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  CompareTable_request$data,
  CompareTable_request$key,
} from "#relay/CompareTable_request.graphql";
import { folded } from "../../../../shared/core/text/fold.ts";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Facts } from "../../../design/display/Facts.tsx";
import { card } from "../../../design/layout/surfaces.css.ts";
import { Muted } from "../../../design/layout/layout.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { BreakableText } from "../../../design/text/BreakableText.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import { Verbatim } from "../../../design/text/Verbatim.tsx";
import { CaseLink } from "../../../shell/desk/CaseLink.tsx";
import { helpTypes } from "../../../shell/desk/words.helpTypes.en.ts";
import { StatusBadge } from "../../../shell/statuses/StatusBadge.tsx";
import { CaseIdentity } from "../CaseIdentity.tsx";
import * as css from "./compare.css.ts";
import { words } from "./words.desk.ts";

interface CompareTableProps {
  /** The earlier case first. */
  requests: CompareTable_request$key;
  /** One of the two people wishes to stay anonymous, so neither is named next to the other. */
  isNameless: boolean;
  /** What both cases have in common, such as `phone`. */
  same: readonly string[];
}

type Side = CompareTable_request$data[number];

/** Two cases beside each other: the facts that tell people apart, each with what was found. */
export function CompareTable({ requests: ref, isNameless, same }: CompareTableProps) {
  const t = useWords(words);
  const format = useFormat();
  const requests = useFragment(
    graphql`
      fragment CompareTable_request on EmergencyRequest @relay(plural: true) {
        number
        caseId
        status
        victimName
        victimPhone
        victimEmail
        victimAddress
        createdAt
        requestedHelpTypes
        requestDetails
        caseOfficer {
          name
          badgeNumber
        }
        dispatches {
          helpType
          createdAt
          voidedAt
        }
        ...CaseIdentity_request
      }
    `,
    ref,
  );
  const row = (term: string, cell: (side: Side) => ReactNode, verdict?: ReactNode) => (
    <tr>
      <th scope="row" className={css.term}>
        <span>{term}</span> {verdict}
      </th>
      {requests.map((side) => (
        <td key={side.number} className={css.cell}>
          {cell(side)}
        </td>
      ))}
    </tr>
  );
  const verbatim = (value: string) =>
    value ? (
      <Verbatim>
        <BreakableText text={value} />
      </Verbatim>
    ) : (
      <Muted>{t.notGiven}</Muted>
    );
  const isSame = (
    <Badge tone="caution" icon="check">
      {t.isSame}
    </Badge>
  );
  /** A placeholder such as "N/A" is no match of the server's, and not different either. */
  const contact = (kind: "phone" | "email" | "address", valueOf: (side: Side) => string) => {
    const values = requests.map(valueOf);
    const differs = values.every(Boolean) && new Set(values.map(folded)).size > 1;
    const verdict = same.includes(kind) ? isSame : differs && <Badge>{t.isDifferent}</Badge>;
    return row(t.facts[kind], (side) => verbatim(valueOf(side)), verdict);
  };
  /** Another spelling may be the same name, so only an equal one is marked. */
  const isNamesake = !isNameless && new Set(requests.map(({ victimName }) => folded(victimName))).size === 1;
  return (
    <div className={card}>
      <table className={css.table} aria-label={t.title}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <span className={visuallyHidden}>{t.fact}</span>
            </th>
            {requests.map(({ number, caseId, status }) => (
              <th key={number} scope="col" className={css.head}>
                <CaseLink number={number} caseId={caseId} /> <StatusBadge status={status} isAdmin />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row(
            t.facts.name,
            ({ victimName }) => (isNameless ? t.nameless : verbatim(victimName)),
            isNamesake && isSame,
          )}
          {contact("phone", ({ victimPhone }) => victimPhone)}
          {contact("email", ({ victimEmail }) => victimEmail)}
          {contact("address", ({ victimAddress }) => victimAddress)}
          {row(t.facts.filed, ({ createdAt }) => format.dateTime(createdAt))}
          {row(t.facts.officer, ({ caseOfficer }) =>
            caseOfficer ? verbatim(`${caseOfficer.name} (${caseOfficer.badgeNumber})`) : t.noOfficer,
          )}
          {row(
            t.facts.help,
            (side) => side.requestedHelpTypes.map((type) => helpTypes[type]).join(", ") || t.noHelp,
          )}
          {row(t.facts.given, ({ dispatches }) => {
            const given = dispatches.filter(({ voidedAt }) => !voidedAt);
            return (
              given.map((one) => `${helpTypes[one.helpType]}, ${format.date(one.createdAt)}`).join("; ") ||
              t.noHelp
            );
          })}
          {row(t.facts.identity, (side) => (
            <Facts>
              <CaseIdentity request={side} />
            </Facts>
          ))}
          {!isNameless &&
            row(t.facts.details, ({ requestDetails }) => <span dir="auto">{requestDetails}</span>)}
        </tbody>
      </table>
    </div>
  );
}

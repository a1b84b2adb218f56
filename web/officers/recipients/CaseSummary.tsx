import { graphql, useFragment } from "react-relay";
import { previewOf } from "../../../shared/intake/recipients/rules.ts";
import type { CaseSummary_verification$key } from "#relay/CaseSummary_verification.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { words } from "./words.ts";

/** The saved record; only the beginning of the statement of need. */
export function CaseSummary(props: { verification: CaseSummary_verification$key }) {
  const { caseNumber, recipient } = useFragment(
    graphql`
      fragment CaseSummary_verification on Verification {
        caseNumber
        recipient {
          fullName
          dateOfBirth
          address
          phone
          email
          statementOfNeed
          contacting
          anonymous
        }
      }
    `,
    props.verification,
  );
  const t = useWords(words).summary;
  const { date } = useFormat();
  return (
    <Card title={t.title} icon="file">
      <Facts isCompact>
        <Fact term={t.caseNumber} isVerbatim>
          {caseNumber}
        </Fact>
        <Fact term={t.name} isVerbatim>
          {recipient?.fullName}
        </Fact>
        <Fact term={t.dateOfBirth}>{recipient && date(recipient.dateOfBirth)}</Fact>
        <Fact term={t.address} isVerbatim>
          {recipient?.address}
        </Fact>
        <Fact term={t.phone} isVerbatim>
          {recipient?.phone}
        </Fact>
        <Fact term={t.email} isStacked isVerbatim>
          {recipient?.email}
        </Fact>
        <Fact term={t.statement}>{recipient && previewOf(recipient.statementOfNeed)}</Fact>
      </Facts>
      {!recipient && <Muted>{t.open}</Muted>}
      {recipient && (
        <Cluster gap="xs">
          <Badge tone={recipient.contacting ? "info" : "caution"} icon="phone">
            {recipient.contacting ? t.contacting : t.notContacting}
          </Badge>
          {recipient.anonymous && <Badge icon="eye-off">{t.anonymous}</Badge>}
        </Cluster>
      )}
    </Card>
  );
}

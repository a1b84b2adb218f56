import { graphql, useFragment } from "react-relay";
import { previewOf } from "../../../shared/intake/recipients/rules.ts";
import type { CaseSummary_verification$key } from "#relay/CaseSummary_verification.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { words } from "./words.ts";

interface CaseSummaryProps {
  verification: CaseSummary_verification$key;
  /** Above its form, which has the contacts. */
  isAboveForm?: boolean;
}

/** The saved record in a few lines, with the beginning of the statement of need. */
export function CaseSummary({ isAboveForm, ...props }: CaseSummaryProps) {
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
    <Card title={t.title} icon="file" aside={<Verbatim>{caseNumber}</Verbatim>}>
      {!recipient && <Muted>{t.open}</Muted>}
      {recipient && (
        <Stack gap="xs">
          <Cluster gap="xs">
            <strong>
              <Verbatim>{recipient.fullName}</Verbatim>
            </strong>
            <span>{date(recipient.dateOfBirth)}</span>
            {(!isAboveForm || !recipient.contacting) && (
              <Badge tone={recipient.contacting ? "info" : "caution"} icon="phone">
                {recipient.contacting ? t.contacting : t.notContacting}
              </Badge>
            )}
            {recipient.anonymous && <Badge icon="eye-off">{t.anonymous}</Badge>}
          </Cluster>
          {!isAboveForm && (
            <Cluster gap="xs">
              {[recipient.address, recipient.phone, recipient.email ?? ""].filter(Boolean).map((text) => (
                <Muted key={text}>
                  <BreakableText text={text} />
                </Muted>
              ))}
            </Cluster>
          )}
          <Muted>{previewOf(recipient.statementOfNeed)}</Muted>
        </Stack>
      )}
    </Card>
  );
}

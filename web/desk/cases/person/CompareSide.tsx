import { graphql, useFragment } from "react-relay";
import type { CompareSide_request$key } from "#relay/CompareSide_request.graphql";
import { folded } from "../../../../shared/core/text/fold.ts";
import { useFormat } from "../../../core/i18n/format.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Cluster, Muted, Stack } from "../../../design/layout/layout.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Verbatim } from "../../../design/text/Verbatim.tsx";
import { CaseLink } from "../../../shell/desk/CaseLink.tsx";
import { helpTypes } from "../../../shell/desk/words.helpTypes.en.ts";
import { StatusBadge } from "../../../shell/statuses/StatusBadge.tsx";
import { CaseIdentity } from "../CaseIdentity.tsx";
import { words } from "./words.desk.ts";

interface CompareSideProps {
  request: CompareSide_request$key;
  /** One of the two people wishes to stay anonymous, so neither is named next to the other. */
  isNameless: boolean;
  /** What both cases have in common, such as `phone`. */
  same: readonly string[];
  /** The case beside it. */
  other: CompareSide_request$key;
}

const side = graphql`
  fragment CompareSide_request on EmergencyRequest {
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
`;

/** One of two cases, with the facts that tell people apart. */
export function CompareSide({ request: ref, other: otherRef, isNameless, same }: CompareSideProps) {
  const t = useWords(words);
  const format = useFormat();
  const request = useFragment(side, ref);
  const other = useFragment(side, otherRef);
  const given = request.dispatches.filter(({ voidedAt }) => !voidedAt);
  const officer = request.caseOfficer;
  const marked = (value: string, mark: "same" | "different" | undefined) =>
    value ? (
      <Cluster gap="xs">
        <Verbatim>{value}</Verbatim>
        {mark === "same" && (
          <Badge tone="caution" icon="check">
            {t.isSame}
          </Badge>
        )}
        {mark === "different" && <Badge>{t.isDifferent}</Badge>}
      </Cluster>
    ) : (
      <Muted>{t.notGiven}</Muted>
    );
  /** A placeholder such as "N/A" is no match of the server's, and not different either. */
  const contact = (kind: "phone" | "email" | "address", value: string, beside: string) => {
    const differs = value !== "" && beside !== "" && folded(value) !== folded(beside);
    return marked(value, same.includes(kind) ? "same" : differs ? "different" : undefined);
  };
  /** Another spelling may be the same name, so only an equal one is marked. */
  const isNamesake = folded(request.victimName) === folded(other.victimName);
  return (
    <Card
      title={<CaseLink number={request.number} caseId={request.caseId} />}
      aside={<StatusBadge status={request.status} isAdmin />}
    >
      <Stack>
        <Facts isCompact>
          <Fact term={t.facts.name}>
            {isNameless ? t.nameless : marked(request.victimName, isNamesake ? "same" : undefined)}
          </Fact>
          <Fact term={t.facts.phone}>{contact("phone", request.victimPhone, other.victimPhone)}</Fact>
          <Fact term={t.facts.email}>{contact("email", request.victimEmail, other.victimEmail)}</Fact>
          <Fact term={t.facts.address}>{contact("address", request.victimAddress, other.victimAddress)}</Fact>
          <Fact term={t.facts.filed}>{format.dateTime(request.createdAt)}</Fact>
          <Fact term={t.facts.officer} isVerbatim>
            {officer && `${officer.name} (${officer.badgeNumber})`}
          </Fact>
          <Fact term={t.facts.help}>
            {request.requestedHelpTypes.map((type) => helpTypes[type]).join(", ") || t.noHelp}
          </Fact>
          <Fact term={t.facts.given}>
            {given.map((one) => `${helpTypes[one.helpType]}, ${format.date(one.createdAt)}`).join("; ") ||
              t.noHelp}
          </Fact>
          <CaseIdentity request={request} />
        </Facts>
        {!isNameless && (
          <Facts>
            <Fact term={t.facts.details} isWide>
              {request.requestDetails}
            </Fact>
          </Facts>
        )}
      </Stack>
    </Card>
  );
}

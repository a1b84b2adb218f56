import { graphql, useFragment } from "react-relay";
import { comparable } from "../../../../shared/core/text/typed.ts";
import { employmentStatuses } from "../../../../shared/intake/requests/rules.ts";
import type { VictimInfoCard_request$key } from "#relay/VictimInfoCard_request.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useOwnVoice, useWords } from "../../../core/i18n/i18n.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { ownWords } from "../words.own.ts";
import { words } from "../words.ts";

/**
 * What Request Information does not say about the recipient, for deciders and for the recipient.
 * The government ID is only in the form.
 */
export function VictimInfoCard({ request: ref }: { request: VictimInfoCard_request$key }) {
  const all = useWords(words);
  const t = useOwnVoice(all.victimInfo, useWords(ownWords).victimInfo);
  const format = useFormat();
  const { victimInfo: info, ...request } = useFragment(
    graphql`
      fragment VictimInfoCard_request on EmergencyRequest {
        victimName
        victimAddress
        victimPhone
        victimEmail
        victimInfo {
          fullName
          dateOfBirth
          address
          city
          state
          zipCode
          phone
          email
          needStatement
          relationToOfficer
          otherAssistance
          dependents
          employmentStatus
          emergencyContact
        }
      }
    `,
    ref,
  );
  if (!info) return null;
  const place = `${info.city}, ${info.state} ${info.zipCode}`;
  const employment = employmentStatuses.find((status) => status === info.employmentStatus);

  return (
    <Card title={t.heading} icon="user">
      <Facts isCompact>
        <Fact term={t.name} isVerbatim>
          {!isSame(info.fullName, request.victimName) && info.fullName}
        </Fact>
        <Fact term={t.birth}>{info.dateOfBirth ? format.date(info.dateOfBirth) : t.hidden}</Fact>
        <Fact term={t.home} isVerbatim>
          {!isSame(`${info.address}, ${place}`, request.victimAddress) && `${info.address}\n${place}`}
        </Fact>
        <Fact term={t.phone} isVerbatim>
          {!isSame(info.phone, request.victimPhone) && info.phone}
        </Fact>
        <Fact term={t.email} isStacked isVerbatim>
          {info.email !== request.victimEmail && info.email}
        </Fact>
        <Fact term={t.relation}>{info.relationToOfficer}</Fact>
        <Fact term={t.employmentStatus}>
          {employment ? all.employment[employment] : info.employmentStatus}
        </Fact>
        <Fact term={t.dependents}>{info.dependents}</Fact>
        <Fact term={t.otherAssistance}>{info.otherAssistance}</Fact>
        <Fact term={t.emergencyContact} isVerbatim>
          {info.emergencyContact}
        </Fact>
      </Facts>
      <Facts>
        <Fact term={t.needStatement} isWide>
          {info.needStatement}
        </Fact>
      </Facts>
    </Card>
  );
}

/** Compares words alone: an address is one line in the request, and four fields here. */
const isSame = (text: string, shown: string) => wordsIn(text) === wordsIn(shown);
/** Marks belong to their letters: without them, रमा and राम would be one name. */
const wordsIn = (text: string) =>
  comparable(text)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .join(" ");

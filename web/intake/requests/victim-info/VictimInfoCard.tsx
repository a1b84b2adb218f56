import { graphql, useFragment } from "react-relay";
import { employmentStatuses } from "../../../../shared/intake/requests/rules.ts";
import type { VictimInfoCard_victimInfo$key } from "#relay/VictimInfoCard_victimInfo.graphql";
import { useFormat } from "../../../core/i18n/format.ts";
import { useOwnVoice, useWords } from "../../../core/i18n/i18n.tsx";
import { Card } from "../../../design/layout/Card.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { ownWords } from "../words.own.ts";
import { words } from "../words.ts";

/** The recipient, for deciders and for themself. The government ID is only in the form. */
export function VictimInfoCard({ victimInfo: ref }: { victimInfo: VictimInfoCard_victimInfo$key }) {
  const all = useWords(words);
  const t = useOwnVoice(all.victimInfo, useWords(ownWords).victimInfo);
  const format = useFormat();
  const info = useFragment(
    graphql`
      fragment VictimInfoCard_victimInfo on VictimInfo {
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
    `,
    ref,
  );
  const employment = employmentStatuses.find((status) => status === info.employmentStatus);

  return (
    <Card title={t.heading} icon="user">
      <Facts isCompact>
        <Fact term={t.name} isVerbatim>
          {info.fullName}
        </Fact>
        <Fact term={t.birth}>{info.dateOfBirth ? format.date(info.dateOfBirth) : t.hidden}</Fact>
        <Fact term={t.home} isVerbatim>{`${info.address}\n${info.city}, ${info.state} ${info.zipCode}`}</Fact>
        <Fact term={t.phone} isVerbatim>
          {info.phone}
        </Fact>
        <Fact term={t.email} isStacked isVerbatim>
          {info.email}
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

import { titledName } from "../../../shared/core/text/titled-name.ts";
import { graphql, useFragment } from "react-relay";
import type { VerificationFacts_verification$key } from "#relay/VerificationFacts_verification.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { serviceIcons } from "./tones.ts";
import { VerificationBadge } from "./VerificationBadge.tsx";
import { words } from "./words.ts";
import { Verbatim } from "../../design/text/Verbatim.tsx";

/** All values of the form. */
export function VerificationFacts(props: { verification: VerificationFacts_verification$key }) {
  const verification = useFragment(
    graphql`
      fragment VerificationFacts_verification on Verification {
        status
        trust
        caseNumber
        incidentDescription
        services
        officerName
        officerRank
        agency
        badgeNumber
        officerPhone
        officerEmail
        supervisorName
        supervisorRank
        supervisorPhone
        supervisorEmail
      }
    `,
    props.verification,
  );
  const { page: t, services } = useWords(words);
  const { status, trust } = verification;
  return (
    <>
      <Card
        title={
          <Verbatim>
            {titledName({ rank: verification.officerRank, name: verification.officerName })}
          </Verbatim>
        }
        icon="shield"
        aside={<VerificationBadge status={status} isProvisional={trust === "provisional"} />}
      >
        <Facts isCompact>
          <Fact term={t.caseNumber} isVerbatim>
            {verification.caseNumber}
          </Fact>
          <Fact term={t.badgeNumber} isVerbatim>
            {verification.badgeNumber}
          </Fact>
          <Fact term={t.agency} isVerbatim>
            {verification.agency}
          </Fact>
          <Fact term={t.contact} isStacked isVerbatim>
            {lines(verification.officerPhone, verification.officerEmail)}
          </Fact>
        </Facts>
        <Facts>
          <Fact term={t.incident}>{verification.incidentDescription}</Fact>
        </Facts>
        <Facts>
          <Fact term={t.services}>
            {verification.services.length > 0 && (
              <Cluster gap="xs">
                {verification.services.map((type) => (
                  <Badge key={type} icon={serviceIcons[type]}>
                    {services[type]}
                  </Badge>
                ))}
              </Cluster>
            )}
          </Fact>
        </Facts>
      </Card>
      <Card title={t.supervisor} icon="user">
        <Facts isCompact>
          <Fact term={t.supervisorName} isVerbatim>
            {titledName({ rank: verification.supervisorRank, name: verification.supervisorName })}
          </Fact>
          <Fact term={t.contact} isStacked isVerbatim>
            {lines(verification.supervisorPhone, verification.supervisorEmail)}
          </Fact>
        </Facts>
      </Card>
    </>
  );
}

const lines = (...parts: string[]) => parts.filter(Boolean).join("\n");

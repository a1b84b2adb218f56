import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { OfficerEntryQuery } from "#relay/OfficerEntryQuery.graphql";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { useSessionMark } from "../../core/session/sessionMark.ts";
import type { LastCase } from "./lastCase.ts";
import { OfficerForm } from "./OfficerForm.tsx";

/**
 * The form, prefilled from the last case of the officer's session. If that fails to load,
 * everything is typed.
 */
export function OfficerEntry() {
  const mark = useSessionMark();
  // A session opened by this form must not re-render it during submission.
  const [isBack] = useState(mark?.kind === "officer");
  if (!isBack) return <OfficerForm last={null} />;
  return (
    <Boundary of={isBack} failed={emptyForm}>
      <ReturningOfficer />
    </Boundary>
  );
}

const emptyForm = () => <OfficerForm last={null} />;

function ReturningOfficer() {
  const { verification } = useLazyLoadQuery<OfficerEntryQuery>(
    graphql`
      query OfficerEntryQuery {
        verification {
          status
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
      }
    `,
    {},
    // The store belongs to this session: it is cleared at its start and end.
    { fetchPolicy: "store-or-network" },
  );
  return <OfficerForm last={verification ? knownFrom(verification) : null} />;
}

/** A rejecting supervisor is not prefilled. */
function knownFrom(verification: NonNullable<OfficerEntryQuery["response"]["verification"]>): LastCase {
  const { officerName, officerRank, agency, badgeNumber, officerPhone, officerEmail } = verification;
  const officer = { officerName, officerRank, agency, badgeNumber, officerPhone, officerEmail };
  const { status, supervisorName, supervisorRank, supervisorPhone, supervisorEmail } = verification;
  const supervisor = { supervisorName, supervisorRank, supervisorPhone, supervisorEmail };
  return status === "rejected" ? officer : { ...officer, ...supervisor };
}

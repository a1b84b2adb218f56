import { useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { OfficerEntryQuery } from "#relay/OfficerEntryQuery.graphql";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { useSessionMark } from "../../core/session/sessionMark.ts";
import type { LastCase } from "./lastCase.ts";
import { OfficerForm } from "./OfficerForm.tsx";

/**
 * The form, filled from the last case while the officer's session stands. If that cannot be read,
 * everything is typed.
 */
export function OfficerEntry() {
  const mark = useSessionMark();
  // A session that begins with this very form must not draw it anew under whoever sends it.
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
    // What the store has is of this session: it is emptied where one begins and ends.
    { fetchPolicy: "store-or-network" },
  );
  return <OfficerForm last={verification ? knownFrom(verification) : null} />;
}

/** Whoever said no is not asked again by default. */
function knownFrom(verification: NonNullable<OfficerEntryQuery["response"]["verification"]>): LastCase {
  const { officerName, officerRank, agency, badgeNumber, officerPhone, officerEmail } = verification;
  const officer = { officerName, officerRank, agency, badgeNumber, officerPhone, officerEmail };
  const { status, supervisorName, supervisorRank, supervisorPhone, supervisorEmail } = verification;
  const supervisor = { supervisorName, supervisorRank, supervisorPhone, supervisorEmail };
  return status === "rejected" ? officer : { ...officer, ...supervisor };
}

import { Suspense, useState } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { OfficerEntryQuery } from "#relay/OfficerEntryQuery.graphql";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { useSearchParams } from "react-router-dom";
import { useSessionMark } from "../../../core/session/sessionMark.ts";
import { OfficerProviders } from "../../../accounts/sign-in/OfficerProviders.tsx";
import { SignInProblem } from "../../../accounts/sign-in/SignInProblem.tsx";
import type { Identity, LastCase } from "./lastCase.ts";
import { OfficerForm } from "./OfficerForm.tsx";

/**
 * The form, prefilled from the last case of the officer's session and from the department's
 * sign-in. If that fails to load, everything is typed.
 */
export function OfficerEntry() {
  const mark = useSessionMark();
  // A session opened by this form must not re-render it during submission.
  const [isBack] = useState(mark?.kind === "officer");
  const [isIdentified] = useState(useSearchParams()[0].get("identified") === "1");
  if (!isBack && !isIdentified)
    return (
      <>
        <SignInProblem kind="officer" />
        <Boundary of="providers" failed={() => null}>
          <Suspense fallback={null}>
            <OfficerProviders />
          </Suspense>
        </Boundary>
        <OfficerForm last={null} />
      </>
    );
  return (
    <Boundary of={isBack} failed={emptyForm}>
      <KnownOfficer isBack={isBack} />
    </Boundary>
  );
}

const emptyForm = () => <OfficerForm last={null} />;

function KnownOfficer({ isBack }: { isBack: boolean }) {
  const { verification, confirmedOfficer } = useLazyLoadQuery<OfficerEntryQuery>(
    graphql`
      query OfficerEntryQuery($isBack: Boolean!) {
        confirmedOfficer {
          provider
          agency
          name
          badge
          rank
        }
        verification @include(if: $isBack) {
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
    { isBack },
    // The store belongs to this session: it is cleared at its start and end.
    { fetchPolicy: "store-or-network" },
  );
  return (
    <OfficerForm
      last={verification ? knownFrom(verification) : null}
      identity={confirmedOfficer ? identityFrom(confirmedOfficer) : null}
    />
  );
}

type Confirmed = NonNullable<OfficerEntryQuery["response"]["confirmedOfficer"]>;

const identityFrom = ({ provider, agency, name, badge, rank }: Confirmed): Identity => ({
  ...{ provider, agency, name, badge, rank },
});

/** A rejecting supervisor is not prefilled. */
function knownFrom(verification: NonNullable<OfficerEntryQuery["response"]["verification"]>): LastCase {
  const { officerName, officerRank, agency, badgeNumber, officerPhone, officerEmail } = verification;
  const officer = { officerName, officerRank, agency, badgeNumber, officerPhone, officerEmail };
  const { status, supervisorName, supervisorRank, supervisorPhone, supervisorEmail } = verification;
  const supervisor = { supervisorName, supervisorRank, supervisorPhone, supervisorEmail };
  return status === "rejected" ? officer : { ...officer, ...supervisor };
}

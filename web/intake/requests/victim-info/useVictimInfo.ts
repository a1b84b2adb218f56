import { graphql, useFragment } from "react-relay";
import type { useVictimInfo_victimInfo$key } from "#relay/useVictimInfo_victimInfo.graphql";

/** The recipient's record for its form, in the form's order; null if there is none. */
export function useVictimInfo(ref: useVictimInfo_victimInfo$key | null | undefined) {
  const info = useFragment(
    graphql`
      fragment useVictimInfo_victimInfo on VictimInfo {
        version
        fullName
        dateOfBirth
        address
        city
        state
        zipCode
        phone
        email
        governmentId
        relationToOfficer
        employmentStatus
        dependents
        otherAssistance
        needStatement
        emergencyContact
      }
    `,
    ref ?? null,
  );
  if (!info) return null;
  return {
    version: info.version,
    fullName: info.fullName,
    dateOfBirth: info.dateOfBirth,
    address: info.address,
    city: info.city,
    state: info.state,
    zipCode: info.zipCode,
    phone: info.phone,
    email: info.email,
    governmentId: info.governmentId,
    relationToOfficer: info.relationToOfficer,
    employmentStatus: info.employmentStatus,
    dependents: info.dependents,
    otherAssistance: info.otherAssistance,
    needStatement: info.needStatement,
    emergencyContact: info.emergencyContact,
  };
}

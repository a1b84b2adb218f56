import { use, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { employmentStatuses } from "#rules/requests";
import type { VictimInfoChanges_request$key } from "#relay/VictimInfoChanges_request.graphql";
import { useWords } from "../core/i18n/i18n.tsx";
import { Fact, Facts } from "../design/Facts.tsx";
import { KeptValuesContext } from "../design/formKept.ts";
import { Stack } from "../design/layout.tsx";
import { Notice } from "../design/Notice.tsx";
import { words } from "./words.ts";

/**
 * Says what the record holds now, where somebody changed it since this form was begun: here, or in what was typed before and kept on the
 * device. The form sends the version that it has shown.
 */
export function VictimInfoChanges({ request: ref }: { request: VictimInfoChanges_request$key }) {
  const { victimForm: t, employment } = useWords(words);
  const kept = use(KeptValuesContext);
  const { victimInfo: info } = useFragment(
    graphql`
      fragment VictimInfoChanges_request on EmergencyRequest {
        victimInfo {
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
  const version = info?.version ?? 0;
  // In the form's order.
  const now = info && {
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
  const [begun] = useState<Readonly<Record<string, unknown>>>(() =>
    "version" in kept ? kept : { ...now, version },
  );
  const isChanged = now && Number(begun["version"]) !== version;
  const status = employmentStatuses.find((one) => one === info?.employmentStatus);
  const said = { ...now, ...(status && { employmentStatus: employment[status] }) };
  return (
    <>
      <input type="hidden" name="version" value={version} />
      {isChanged && (
        <Notice tone="caution" isAlert title={t.changedTitle}>
          <Stack gap="sm">
            <p>{t.changedText}</p>
            <Facts>
              {fieldsOf(now)
                .filter((name) => (now[name] ?? "") !== (begun[name] ?? ""))
                .map((name) => (
                  <Fact key={name} term={t[name]}>
                    {said[name] || t.changedToNothing}
                  </Fact>
                ))}
            </Facts>
          </Stack>
        </Notice>
      )}
    </>
  );
}

const fieldsOf = <Shown extends object>(shown: Shown) => Object.keys(shown) as (keyof Shown)[];

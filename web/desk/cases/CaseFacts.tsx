import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { CaseFacts_request$key } from "#relay/CaseFacts_request.graphql";
import { helpTypes } from "../../shell/desk/words.helpTypes.en.ts";
import { useFormat } from "../../core/i18n/format.ts";
import { useAgencyName } from "../../shell/desk/agencies.ts";
import { May } from "../../shell/desk/May.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Reserved } from "../../design/layout/Reserved.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { ContactLinks } from "../../community/directory/entry/ContactLinks.tsx";
import { RevealName } from "../../intake/requests/RevealName.tsx";
import { CaseIdentity } from "./CaseIdentity.tsx";
import { words } from "./words.desk.ts";

/** Its list of words is long. */
const DeskVoca = lazily(() => import("../../intake/voca/DeskVoca.tsx"), "DeskVoca");

/** A contact text without more than a phone and an email address. A free text may have more. */
const isOnlyWays = /^(?:Phone: [^,]*(?:, Email: \S*)?)?$/;

/**
 * The facts of a case, below those that its head has. What happened comes first, then how to reach
 * the person and what is asked for.
 */
export function CaseFacts({ request: ref }: { request: CaseFacts_request$key }) {
  const t = useWords(words).dialog;
  const format = useFormat();
  const request = useFragment(
    graphql`
      fragment CaseFacts_request on EmergencyRequest {
        victimContact
        victimPhone
        victimEmail
        victimAddress
        requestAmount
        requestedHelpTypes
        requestDetails
        decisionReason
        createdAt
        approvedAt
        takenOnBy
        agencyNumber
        viewerCanReveal
        id
        ...CaseIdentity_request
        ...DeskVoca_request
        enteredFromPaper {
          givenBy
        }
        caseOfficer {
          number
          name
          badgeNumber
        }
      }
    `,
    ref,
  );
  const agency = useAgencyName()(request.agencyNumber);
  const { caseOfficer: officer, enteredFromPaper: paper } = request;
  const ways = [request.victimPhone, request.victimEmail].filter(Boolean).join(" or ");
  const contact = request.victimContact ?? "";
  return (
    <>
      <Facts isCompact>
        <Fact term={t.facts.description} isWide>
          {request.requestDetails}
        </Fact>
        {request.viewerCanReveal && (
          <Fact term={t.facts.name}>
            <RevealName requestId={request.id} />
          </Fact>
        )}
        <Fact term={t.facts.contact} isStacked>
          {ways || contact ? <ContactLinks text={ways || contact} /> : t.noContact}
        </Fact>
        {ways && !isOnlyWays.test(contact) && (
          <Fact term={t.facts.contactAsFiled}>
            <ContactLinks text={contact} />
          </Fact>
        )}
        <Fact term={t.facts.location} isVerbatim={Boolean(request.victimAddress)}>
          {request.victimAddress || t.noLocation}
        </Fact>
        <Fact term={t.facts.amount}>
          {request.requestAmount === null ? t.noAmount : format.money(request.requestAmount)}
        </Fact>
        <Fact term={t.facts.helpTypes}>
          {request.requestedHelpTypes.map((type) => helpTypes[type]).join(", ")}
        </Fact>
        <Fact term={t.facts.officerId} isVerbatim={Boolean(officer)}>
          {officer
            ? `${officer.number} (${officer.name}, ${officer.badgeNumber})`
            : paper
              ? t.onPaper(paper.givenBy)
              : t.noOfficer}
        </Fact>
        <Fact term={t.facts.agency} isVerbatim>
          {agency}
        </Fact>
        <Fact term={t.facts.takenOn} isVerbatim>
          {request.takenOnBy}
        </Fact>
        <Fact term={t.facts.created}>{format.dateTime(request.createdAt)}</Fact>
        <Fact term={t.facts.approved}>
          {request.approvedAt ? format.dateTime(request.approvedAt) : t.notApproved}
        </Fact>
        <Fact term={t.facts.approvalNotes}>{request.decisionReason ?? t.noNotes}</Fact>
        <CaseIdentity request={request} />
      </Facts>
      <May do="workCases">
        <Suspense fallback={<Reserved height="3rem" />}>
          <DeskVoca request={request} />
        </Suspense>
      </May>
    </>
  );
}

import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { RequestFacts_request$key } from "#relay/RequestFacts_request.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useOwnVoice, useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { Card } from "../../design/layout/Card.tsx";
import { Fact, Facts } from "../../design/display/Facts.tsx";
import { ContactLinks } from "../../community/directory/entry/ContactLinks.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { DocumentLinks } from "../evidence/DocumentLinks.tsx";
import { SafeContactFact } from "../safe-contact/SafeContactFact.tsx";
import { RevealName } from "./RevealName.tsx";
import { UrgencyBadge } from "./UrgencyBadge.tsx";
import { ownWords } from "./words.own.ts";
import { words } from "./words.ts";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { Reserved } from "../../design/layout/Reserved.tsx";

/** Its list of words is long. */
const VictimizationFact = lazily(() => import("../voca/VictimizationFact.tsx"), "VictimizationFact");

/** Request Information, with the person's wishes on naming and contact. */
export function RequestFacts({ request: ref }: { request: RequestFacts_request$key }) {
  const all = useWords(words);
  const own = useWords(ownWords);
  const t = useOwnVoice(all.detail, own.detail);
  const wishes = useOwnVoice(all.wishes, own.wishes);
  const format = useFormat();
  const request = useFragment(
    graphql`
      fragment RequestFacts_request on EmergencyRequest {
        id
        anonymous
        contacting
        viewerCanReveal
        victimName
        victimContact
        victimPhone
        victimEmail
        victimAddress
        requestAmount
        urgencyLevel
        status
        requestedHelpTypes
        requestDetails
        evidence {
          ...DocumentLinks_evidence
        }
        ...SafeContactFact_request
        viewerChoosesVictimization
        ...VictimizationFact_request
      }
    `,
    ref,
  );
  const ways = [request.victimPhone, request.victimEmail].filter(Boolean).join(" or ");

  return (
    <Card title={t.information} icon="file">
      {!request.contacting && (
        <Notice tone="info" title={wishes.notContactedTitle}>
          {wishes.notContactedText}
        </Notice>
      )}
      <Facts isCompact>
        <Fact term={t.victimName}>
          <Verbatim>{request.victimName}</Verbatim>
          {request.anonymous && <Muted>{wishes.anonymous}</Muted>}
          {request.viewerCanReveal && <RevealName requestId={request.id} />}
        </Fact>
        <Fact term={t.amount}>
          {request.requestAmount === null ? t.notCalculated : format.money(request.requestAmount)}
        </Fact>
        <Fact term={t.urgency}>
          <UrgencyBadge urgencyLevel={request.urgencyLevel} status={request.status} />
        </Fact>
        <Fact term={t.helpTypes}>
          {request.requestedHelpTypes.map((type) => all.helpTypes[type]).join(", ")}
        </Fact>
      </Facts>
      <Facts>
        <Fact term={t.victimContact}>{ways ? <ContactLinks text={ways} /> : request.victimContact}</Fact>
        <Fact term={t.address} isVerbatim>
          {request.victimAddress}
        </Fact>
        <Fact term={t.details} isWide>
          {request.requestDetails}
        </Fact>
      </Facts>
      <SafeContactFact request={request} />
      <Facts>
        <Fact term={t.documents}>
          {request.evidence.length > 0 ? <DocumentLinks evidence={request.evidence} /> : t.noDocuments}
        </Fact>
      </Facts>
      {request.viewerChoosesVictimization && (
        <Suspense fallback={<Reserved height="5rem" />}>
          <Facts>
            <VictimizationFact request={request} />
          </Facts>
        </Suspense>
      )}
    </Card>
  );
}

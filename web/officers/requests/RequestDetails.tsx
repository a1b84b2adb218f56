import { Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { RequestDetails_request$key } from "#relay/RequestDetails_request.graphql";
import { isOpenStatus, isUndecided } from "../../../shared/core/request-statuses.ts";
import { DeniedWays } from "../../decisions/allocations/DeniedWays.tsx";
import { SetAside } from "../../decisions/allocations/SetAside.tsx";
import { storedSentence } from "../../decisions/allocations/storedSentence.ts";
import { GivenHelp } from "../../help/dispatches/GivenHelp.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { useOwnVoice, useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { HelpPassCard } from "../../help/pass/HelpPassCard.tsx";
import { NeedsCard } from "../../intake/needs/NeedsCard.tsx";
import { RecommendationCard } from "../../intake/recommendations/RecommendationCard.tsx";
import { RequestActions } from "./RequestActions.tsx";
import { RequestFacts } from "../../intake/requests/RequestFacts.tsx";
import { Tonight } from "../../intake/requests/WhatToDoTonight.tsx";
import { VictimInfoCard } from "../../intake/requests/victim-info/VictimInfoCard.tsx";
import { Reserved } from "../../design/layout/Reserved.tsx";
import { ownWords } from "../../intake/requests/words.own.ts";
import { words } from "../../intake/requests/words.ts";

/** Its words are many, and the forms share files with this page. */
const WaitingFor = lazily(() => import("../../decisions/timeline/WaitingFor.tsx"), "WaitingFor");

const Releases = lazily(() => import("../../intake/releases/Releases.tsx"), "Releases");

interface RequestDetailsProps {
  request: RequestDetails_request$key;
  seesAdvice: boolean;
  isAdmin: boolean;
  /** Someone else changed it first, so the shown state is outdated. */
  onOutdated: () => void;
}

/**
 * The first tab: whom the request waits for and what the reader can do; then the request, the
 * recommendation, and the long record.
 */
export function RequestDetails({ request: ref, seesAdvice, isAdmin, onOutdated }: RequestDetailsProps) {
  const t = useOwnVoice(useWords(words).detail, useWords(ownWords).detail);
  const say = useSay();
  const request = useFragment(
    graphql`
      fragment RequestDetails_request on EmergencyRequest {
        id
        number
        status
        viewerRecordsRelease
        decisionReason
        viewerWaitsAs
        viewerCanEditVictimInfo
        viewerCanDecide
        waitingFor {
          reason
        }
        ...VictimInfoCard_request
        ...WaitingFor_request
        ...HelpPassCard_request
        ...RequestFacts_request
        ...NeedsCard_request
        ...RecommendationCard_request
        ...RequestActions_request
        ...SetAside_request
        ...GivenHelp_request
      }
    `,
    ref,
  );
  const isUndecidedYet = isUndecided(request.status);
  const mayAct = request.viewerCanEditVictimInfo || request.viewerCanDecide;
  const isYourStep = isUndecidedYet && mayAct && request.viewerWaitsAs === "actor";
  const isSecondAwaited = request.viewerCanDecide && request.waitingFor?.reason === "second_approval";
  const isPart = isYourStep || isSecondAwaited;
  const wait = (
    <Suspense fallback={<Reserved height={isPart ? "3rem" : "5.5rem"} />}>
      <WaitingFor request={request} maySendAgain={seesAdvice && !isAdmin} isPart={isPart}>
        <SetAside request={request} />
      </WaitingFor>
    </Suspense>
  );
  const actions = (
    <RequestActions request={request} onOutdated={onOutdated} {...(isPart && { step: wait, isYourStep })} />
  );
  const isClosed = !isOpenStatus(request.status);
  const isUnderWay = !isClosed && !isUndecidedYet;
  // The help is on its way; before that something else comes first.
  const isPassNext = ["recipient_message", "redemption"].includes(request.waitingFor?.reason ?? "");
  const passPlace = isClosed
    ? "closed"
    : isPassNext
      ? "next"
      : request.status === "dispatched"
        ? "later"
        : "part";
  const pass = <HelpPassCard request={request} refresh={onOutdated} place={passPlace} />;
  return (
    <Stack>
      {request.status === "denied" && (
        <Notice tone="critical" icon="cross" title={t.deniedTitle}>
          <Stack gap="sm">
            <p>{request.decisionReason ? say(storedSentence(request.decisionReason)) : t.noReason}</p>
            {seesAdvice && !isAdmin && <DeniedWays />}
          </Stack>
        </Notice>
      )}
      {!seesAdvice && request.status !== "completed" && (
        <Tonight here={`/request/${request.number}?tab=resources`} isDecided={!isUndecidedYet} />
      )}
      {!isPart && wait}
      {actions}
      {seesAdvice && <GivenHelp request={request} />}
      {isUnderWay && pass}
      <NeedsCard request={request} onOutdated={onOutdated} />
      <RequestFacts request={request} />
      <VictimInfoCard request={request} />
      {seesAdvice && <RecommendationCard request={request} />}
      {isUndecidedYet && pass}
      {request.viewerRecordsRelease && (
        <Suspense fallback={<Reserved height="9rem" />}>
          <Releases id={request.id} />
        </Suspense>
      )}
      {isClosed && pass}
    </Stack>
  );
}

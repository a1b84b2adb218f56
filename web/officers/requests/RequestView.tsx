import { graphql, useFragment, fetchQuery, useRelayEnvironment, useSubscription } from "react-relay";
import { useSearch } from "../../core/routing/useSearch.ts";
import type { RequestView_request$key } from "#relay/RequestView_request.graphql";
import { AllocationList } from "../../decisions/allocations/AllocationList.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { ForSelf, useWords } from "../../core/i18n/i18n.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Tabs } from "../../design/layout/Tabs.tsx";
import { RequestLetters } from "../../messages/letters/RequestLetters.tsx";
import { HelpedBefore } from "../../intake/people/HelpedBefore.tsx";
import { BackToRequests } from "../../intake/requests/BackToRequests.tsx";
import { NearbyHelp } from "../../intake/recommendations/NearbyHelp.tsx";
import { RequestDetails } from "./RequestDetails.tsx";
import { ResourceList } from "../../intake/recommendations/ResourceList.tsx";
import { StatusBadge } from "../../shell/statuses/StatusBadge.tsx";
import { Verbatim } from "../../design/text/Verbatim.tsx";
import { words } from "../../intake/requests/words.ts";
import { useCallback, useMemo } from "react";
import type { RequestViewQuery } from "#relay/RequestViewQuery.graphql";
import type { RequestViewSubscription } from "#relay/RequestViewSubscription.graphql";
import { useReconnect } from "../../core/relay/useReconnect.ts";

interface RequestViewProps {
  request: RequestView_request$key;
  isAdmin: boolean;
  /** The recommendation is for deciders, not for the citizen who asked. */
  seesAdvice: boolean;
}

/** The request, live, with three tabs; the chosen one is in the URL. */
export function RequestView({ request: ref, isAdmin, seesAdvice }: RequestViewProps) {
  const all = useWords(words);
  const t = all.detail;
  const format = useFormat();
  const [search, setSearch] = useSearch();
  const request = useFragment(
    graphql`
      fragment RequestView_request on EmergencyRequest {
        number
        caseId
        createdAt
        status
        victimName
        requestAmount
        helpedBefore {
          ...HelpedBefore_help
        }
        ...RequestDetails_request
        ...AllocationList_request
        ...ResourceList_request
        ...NearbyHelp_request
        ...RequestLetters_request
      }
    `,
    ref,
  );
  const refresh = useLiveRequest(request.number);

  const contents = {
    details: (
      <RequestDetails request={request} seesAdvice={seesAdvice} isAdmin={isAdmin} onOutdated={refresh} />
    ),
    funding: seesAdvice ? (
      <AllocationList request={request} onOutdated={refresh} />
    ) : (
      <EmptyState icon="dollar" text={all.citizen.funding[request.status]} />
    ),
    resources: seesAdvice ? <ResourceList request={request} /> : <NearbyHelp request={request} />,
    letters: <RequestLetters request={request} />,
  };
  // These letters are the officer's; citizens get theirs by email only.
  const shown = tabNames.filter((name) => seesAdvice || name !== "letters");
  const tabs = shown.map((id) => ({ id, label: t.tabs[id], content: contents[id] }));
  const selected = shown.find((name) => name === search.get("tab")) ?? "details";

  return (
    <ForSelf value={!seesAdvice}>
      <Page
        title={request.caseId}
        lead={
          <>
            {/* Who asked knows the own name. */}
            {seesAdvice && (
              <>
                <strong>
                  <Verbatim>{request.victimName}</Verbatim>
                </strong>
                <br />
              </>
            )}
            {request.requestAmount !== null && (
              <>
                <Verbatim>{format.money(request.requestAmount)}</Verbatim> ·{" "}
              </>
            )}
            {t.created(format.date(request.createdAt))}
          </>
        }
        above={<BackToRequests />}
        actions={<StatusBadge status={request.status} isAdmin={isAdmin} />}
      >
        <HelpedBefore help={request.helpedBefore} hrefOf={(number) => `/request/${number}`} />
        <Tabs
          label={t.tabsLabel}
          tabs={tabs}
          selected={selected}
          onSelect={(tab) => setSearch(() => new URLSearchParams({ tab }))}
        />
      </Page>
    </ForSelf>
  );
}

const tabNames = ["details", "funding", "resources", "letters"] as const;

/** Keeps one request current. The returned function reloads it at once. */
function useLiveRequest(number: number): () => void {
  const environment = useRelayEnvironment();
  const refresh = useCallback(
    () =>
      void fetchQuery<RequestViewQuery>(
        environment,
        graphql`
          query RequestViewQuery($number: Int!) {
            request(number: $number) {
              ...RequestView_request
            }
          }
        `,
        { number },
      ).subscribe({ error: () => {} }), // the current content stays
    [environment, number],
  );

  useSubscription<RequestViewSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription RequestViewSubscription($number: Int!) {
            requestChanged(number: $number) {
              ...RequestView_request
            }
          }
        `,
        variables: { number },
      }),
      [number],
    ),
  );
  useReconnect(refresh);
  return refresh;
}

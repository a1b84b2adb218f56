import { useEffect, useEffectEvent, useMemo } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import { totalsOf, type DispatchLimits } from "../../../shared/help/dispatches/rules.ts";
import type { CaseHelpQuery } from "#relay/CaseHelpQuery.graphql";
import type { CaseHelpSubscription } from "#relay/CaseHelpSubscription.graphql";
import dispatchQuery from "#relay/DispatchFormQuery$parameters";
import type { DispatchFormQuery } from "#relay/DispatchFormQuery.graphql";
import type { useStatedHelp_request$key } from "#relay/useStatedHelp_request.graphql";
import type { CaseHelpProps } from "../../shell/desk/desk.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useQueryOnPress } from "../../core/relay/useQueryOnPress.ts";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { DispatchDialog } from "./DispatchDialog.tsx";
import { Dispatched } from "./Dispatched.tsx";
import { helpOf } from "./hub/helpOf.ts";
import { LimitsSummary } from "./hub/LimitsSummary.tsx";
import { limitsOf } from "./hub/limitsOf.ts";
import { moneyOf } from "./hub/moneyOf.ts";
import { recentHelp } from "./hub/recentHelp.ts";
import { useStatedHelp } from "./hub/useStatedHelp.ts";
import { useReadRow } from "./hub/useReadRow.ts";
import { NeededHelp } from "./NeededHelp.tsx";
import { words } from "./words.desk.ts";

interface OwnProps extends CaseHelpProps {
  /** After the last missing kind of help was dispatched here. */
  onAllHelp?: (() => void) | undefined;
}

/** The help of the open case: what was dispatched, how much is left, and manual dispatch. */
export function CaseHelp({ dispatching, onAllHelp, ...about }: OwnProps) {
  const { id } = about;
  const t = useWords(words).limits;
  // From the network: an approval may have just changed the amount.
  const { open, opened } = useQueryOnPress<DispatchFormQuery>(dispatchQuery, { fetchPolicy: "network-only" });
  const start = useEffectEvent(() => open({ id }));
  useEffect(() => {
    if (dispatching > 0) start();
  }, [dispatching]);
  const readAgain = useReadRow(id);
  const { node, dispatchLimits, serverTime } = useLazyLoadQuery<CaseHelpQuery>(
    graphql`
      query CaseHelpQuery($id: ID!) {
        node(id: $id) {
          ... on EmergencyRequest @alias(as: "request") {
            ...helpOf_request
            ...moneyOf_request
            ...recentHelp_request
            ...useStatedHelp_request
            ...Dispatched_request
          }
        }
        dispatchLimits {
          ...limitsOf_limits
        }
        serverTime
      }
    `,
    { id },
    { fetchPolicy: "store-and-network" },
  );
  useSubscription<CaseHelpSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription CaseHelpSubscription {
            requestsChanged {
              id
              ...HubRow_request
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  if (!node?.request) return null;
  const { request } = node;
  const { missing, hasDispatches } = helpOf(request);
  const limits = limitsOf(dispatchLimits);
  return (
    <Stack>
      {missing.length > 0 && <Needed request={request} limits={limits} />}
      <LimitsSummary
        totals={totalsOf(recentHelp(request, serverTime), limits)}
        limits={limits}
        violations={[]}
        money={moneyOf(request)}
      />
      {!hasDispatches && <Muted>{t.nothingYet}</Muted>}
      <Dispatched request={request} onOutdated={readAgain} />
      {opened && (
        <DispatchDialog
          {...about}
          {...opened}
          isInCase
          onDispatched={(types) => {
            if (missing.length > 0 && missing.every((type) => types.includes(type))) onAllHelp?.();
          }}
          onOutdated={readAgain}
        />
      )}
    </Stack>
  );
}

function Needed({ request, limits }: { request: useStatedHelp_request$key; limits: DispatchLimits }) {
  return <NeededHelp stated={useStatedHelp(request, limits)} />;
}

import { Suspense, useMemo, useState, type ComponentProps } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import { usd } from "#shared/dispatches/rules";
import type { CaseHelpDispatchQuery } from "#relay/CaseHelpDispatchQuery.graphql";
import type { CaseHelpQuery } from "#relay/CaseHelpQuery.graphql";
import type { CaseHelpSubscription } from "#relay/CaseHelpSubscription.graphql";
import type { CaseHelpProps } from "../admin/desk.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { Meter } from "../design/display/Meter.tsx";
import { Muted, Stack } from "../design/layout/layout.tsx";
import { DispatchDialog } from "./DispatchDialog.tsx";
import { Dispatched } from "./Dispatched.tsx";
import { moneyOf } from "./hub/moneyOf.ts";
import { useReadRow } from "./hub/useReadRow.ts";
import { words } from "./words.desk.ts";

/** The help of the open case: what was dispatched, how much is left, and manual dispatch. */
export function CaseHelp({ dispatching, ...about }: CaseHelpProps) {
  const { id } = about;
  const t = useWords(words).limits;
  const [closed, setClosed] = useState(0);
  const readAgain = useReadRow(id);
  const { node } = useLazyLoadQuery<CaseHelpQuery>(
    graphql`
      query CaseHelpQuery($id: ID!) {
        node(id: $id) {
          ... on EmergencyRequest @alias(as: "request") {
            requestedHelpTypes
            dispatches {
              helpType
              voidedAt
            }
            ...moneyOf_request
            ...Dispatched_request
          }
        }
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
  const { givenCents, allocatedCents } = moneyOf(request);
  const given = request.dispatches.filter(({ voidedAt }) => !voidedAt);
  const next = request.requestedHelpTypes.find((type) => !given.some(({ helpType }) => helpType === type));
  return (
    <Stack>
      <Meter
        label={t.allocated}
        value={Math.min(givenCents, allocatedCents)}
        most={Math.max(allocatedCents, 1)}
        valueText={t.ofAllocated(usd(givenCents), usd(allocatedCents))}
      />
      {request.dispatches.length === 0 && <Muted>{t.nothingYet}</Muted>}
      <Dispatched request={request} onOutdated={readAgain} />
      {dispatching > closed && (
        <Suspense>
          <Dispatch
            {...about}
            inCase={{ next }}
            onOutdated={readAgain}
            onClose={() => setClosed(dispatching)}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** Reads the request again, because an approval may have just changed its amount. */
function Dispatch({ id, ...props }: Omit<ComponentProps<typeof DispatchDialog>, "request"> & { id: string }) {
  const { node } = useLazyLoadQuery<CaseHelpDispatchQuery>(
    graphql`
      query CaseHelpDispatchQuery($id: ID!) {
        node(id: $id) {
          ...DispatchForm_request @alias(as: "form")
        }
      }
    `,
    { id },
    { fetchPolicy: "network-only" },
  );
  return node?.form ? <DispatchDialog {...props} request={node.form} /> : null;
}

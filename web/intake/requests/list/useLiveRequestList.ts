import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import { ConnectionHandler, type RecordProxy, type RecordSourceSelectorProxy } from "relay-runtime";
import type { useLiveRequestListSubscription } from "#relay/useLiveRequestListSubscription.graphql";

/** Keeps a list current: rows update in place, and a new request appears on top. */
export function useLiveRequestList(connectionId: string): void {
  useSubscription<useLiveRequestListSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useLiveRequestListSubscription {
            requestsChanged {
              id
              number
              ...RequestCard_request
              ...StepLine_request
              ...StatusChanges_requests
            }
          }
        `,
        variables: {},
        updater: (store) => {
          const request = store.getRootField("requestsChanged");
          const connection = store.get(connectionId);
          if (request && connection) showOnTop(store, connection, request);
        },
      }),
      [connectionId],
    ),
  );
}

/** A request newer than all shown ones is new; any other is already shown, or on a later page. */
function showOnTop(store: RecordSourceSelectorProxy, connection: RecordProxy, request: RecordProxy): void {
  const newest = connection.getLinkedRecords("edges")?.[0]?.getLinkedRecord("node");
  if (newest && Number(newest.getValue("number")) >= Number(request.getValue("number"))) return;
  const edge = ConnectionHandler.createEdge(store, connection, request, "EmergencyRequestEdge");
  ConnectionHandler.insertEdgeBefore(connection, edge);
}

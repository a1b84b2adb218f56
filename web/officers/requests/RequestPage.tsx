import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import type { RequestPageQuery } from "#relay/RequestPageQuery.graphql";
import { RequestView } from "./RequestView.tsx";

/** One request: needs, money, and nearby help. */
export function RequestPage({ queryRef }: { queryRef: PreloadedQuery<RequestPageQuery> }) {
  const { viewer, request } = usePreloadedQuery<RequestPageQuery>(
    graphql`
      query RequestPageQuery($number: Int!) @preloadable {
        viewer {
          kind
        }
        request(number: $number) {
          ...RequestView_request
        }
      }
    `,
    queryRef,
  );
  return (
    <RequestView request={request} isAdmin={viewer.kind === "admin"} seesAdvice={viewer.kind !== "citizen"} />
  );
}

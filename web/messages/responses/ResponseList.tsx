import { useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { ResponseList_request$key } from "#relay/ResponseList_request.graphql";
import type { ResponseListSubscription } from "#relay/ResponseListSubscription.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";
import { ResponseItem } from "./ResponseItem.tsx";

/** The answers about a request, for administrators; live. */
export function ResponseList({ request: ref }: { request: ResponseList_request$key }) {
  const t = useWords(words);
  const { responses } = useFragment(
    graphql`
      fragment ResponseList_request on EmergencyRequest {
        responses {
          id
          ...ResponseItem_response
        }
      }
    `,
    ref,
  );
  useSubscription<ResponseListSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ResponseListSubscription {
            requestsChanged {
              responseCount
              unreadResponseCount
              ...ResponseList_request
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  if (responses.length === 0) return <EmptyState icon="chat" text={t.empty} />;
  return (
    <Stack as="ul" gap="sm">
      {responses.map((response) => (
        <ResponseItem key={response.id} response={response} />
      ))}
    </Stack>
  );
}

import { useMemo } from "react";
import { graphql, useFragment, useSubscription } from "react-relay";
import type { useUnread_query$key } from "#relay/useUnread_query.graphql";
import type { useUnreadQuery } from "#relay/useUnreadQuery.graphql";
import type { useUnreadSubscription } from "#relay/useUnreadSubscription.graphql";
import { usePanelQuery } from "../../admin/usePanelQuery.ts";

/** Lists of messages spread this, since a lost connection reports no change of it. */
const fragment = graphql`
  fragment useUnread_query on Query {
    unreadCommunications
  }
`;
const query = graphql`
  query useUnreadQuery {
    ...useUnread_query
  }
`;
const subscription = graphql`
  subscription useUnreadSubscription {
    inboxChanged {
      unread
    }
  }
`;

/** The number of unread items in the inbox, live. */
export function useUnread(): number {
  const data = usePanelQuery<useUnreadQuery>(query, {});
  const { unreadCommunications } = useFragment<useUnread_query$key>(fragment, data);
  useSubscription<useUnreadSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        updater: (store, news) =>
          void (news && store.getRoot().setValue(news.inboxChanged.unread, "unreadCommunications")),
      }),
      [],
    ),
  );
  return unreadCommunications;
}

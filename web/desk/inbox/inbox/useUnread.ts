import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { useUnreadQuery } from "#relay/useUnreadQuery.graphql";
import type { useUnreadSubscription } from "#relay/useUnreadSubscription.graphql";
import { usePanelQuery } from "../../../shell/desk/usePanelQuery.ts";

const query = graphql`
  query useUnreadQuery {
    unreadCommunications
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
  const { unreadCommunications } = usePanelQuery<useUnreadQuery>(query, {});
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

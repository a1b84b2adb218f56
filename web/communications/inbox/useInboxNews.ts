import { useMemo, useState } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import type { useInboxNewsQuery } from "#relay/useInboxNewsQuery.graphql";
import type { useInboxNewsSubscription } from "#relay/useInboxNewsSubscription.graphql";
import { fetchOptions } from "../../admin/fetchOptions.ts";
import { useReconnect } from "../../core/relay/useReconnect.ts";

/** The unread count, live; `news` grows with every change of the inbox. */
export function useInboxNews(fetchKey: number) {
  const [heard, setHeard] = useState<{ unread: number | null; news: number }>({ unread: null, news: 0 });
  const { unreadCommunications } = useLazyLoadQuery<useInboxNewsQuery>(
    graphql`
      query useInboxNewsQuery {
        unreadCommunications
      }
    `,
    {},
    fetchOptions(fetchKey),
  );
  useSubscription<useInboxNewsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useInboxNewsSubscription {
            inboxChanged {
              unread
            }
          }
        `,
        variables: {},
        onNext: (told) => {
          const unread = told?.inboxChanged.unread;
          if (unread !== undefined) setHeard(({ news }) => ({ unread, news: news + 1 }));
        },
      }),
      [],
    ),
  );
  // Changes meanwhile were not announced.
  useReconnect(() => setHeard(({ unread, news }) => ({ unread, news: news + 1 })));
  return { unread: heard.unread ?? unreadCommunications, news: heard.news };
}

import { graphql } from "react-relay";
import type { communicationsQueueLineQuery } from "#relay/communicationsQueueLineQuery.graphql";
import type { WorkQueueEntry, WorkQueueSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.waiting.en.ts";

/**
 * How many messages are unread, how many wait in the outbox, and how many failed. The outbox is the
 * program's.
 */
export const communicationsQueueLine: WorkQueueSource<communicationsQueueLineQuery> = {
  changes: graphql`
    subscription communicationsQueueLineSubscription {
      inboxChanged {
        unread
      }
    }
  `,
  query: graphql`
    query communicationsQueueLineQuery($programWide: Boolean!) {
      unreadCommunications
      outbox(filter: { view: failed }, first: 1) @include(if: $programWide) {
        counts {
          failed
          undelivered
          waiting
        }
        edges {
          node {
            recipientName
            caseId
          }
        }
      }
    }
  `,
  lines({ unreadCommunications: unread, outbox }) {
    const inbox: WorkQueueEntry = {
      href: unread > 0 ? "/admin/communications" : "/admin/communications?view=all",
      icon: "mail",
      title: t.title,
      count: unread,
      text: t.unread(unread),
    };
    if (!outbox) return [inbox];
    const { failed, undelivered, waiting } = outbox.counts;
    const first = outbox.edges[0]?.node;
    return [
      inbox,
      {
        href: waiting > 0 ? "/admin/outbox?state=waiting" : "/admin/outbox",
        icon: "send",
        title: t.outbox,
        count: waiting,
        text: t.waiting(waiting),
        ...(failed > 0 && {
          urgent: {
            count: failed,
            text: t.failed(failed),
            first: [first?.recipientName, first?.caseId].filter(Boolean).join(", "),
            href: "/admin/outbox?state=failed",
          },
        }),
      },
      {
        href: "/admin/outbox?state=undelivered",
        icon: "alert",
        title: t.arrival,
        count: 0,
        text: t.none,
        ...(undelivered > 0 && {
          urgent: {
            count: undelivered,
            text: t.undelivered(undelivered),
            href: "/admin/outbox?state=undelivered",
          },
        }),
      },
    ];
  },
};

import { graphql, useLazyLoadQuery } from "react-relay";
import type { CommunicationsQueueLineQuery } from "#relay/CommunicationsQueueLineQuery.graphql";
import { fetchOptions } from "../admin/fetchOptions.ts";
import { useLiveFetchKey } from "../admin/useLiveFetchKey.ts";
import { WorkQueueLine } from "../admin/WorkQueueLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** The number of unread, queued and failed messages. */
export function CommunicationsQueueLine() {
  const t = useWords(words);
  const [times] = useLiveFetchKey(graphql`
    subscription CommunicationsQueueLineSubscription {
      inboxChanged {
        unread
      }
    }
  `);
  const { unreadCommunications, outbox } = useLazyLoadQuery<CommunicationsQueueLineQuery>(
    graphql`
      query CommunicationsQueueLineQuery {
        unreadCommunications
        outbox {
          counts {
            failed
            waiting
          }
        }
      }
    `,
    {},
    fetchOptions(times),
  );
  const { failed, waiting } = outbox.counts;
  return (
    <>
      <WorkQueueLine
        href={unreadCommunications > 0 ? "/admin/communications?inbox=unread" : "/admin/communications"}
        icon="mail"
        title={t.title}
        text={t.unread(unreadCommunications)}
      />
      <WorkQueueLine
        href={waiting > 0 ? "/admin/outbox?state=waiting" : "/admin/outbox"}
        icon="send"
        title={t.outbox}
        text={t.waiting(waiting)}
        urgent={failed > 0 ? { text: t.failed(failed), href: "/admin/outbox?state=failed" } : undefined}
      />
    </>
  );
}

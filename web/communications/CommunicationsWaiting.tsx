import { graphql, useLazyLoadQuery } from "react-relay";
import type { CommunicationsWaitingQuery } from "#relay/CommunicationsWaitingQuery.graphql";
import { readingBy } from "../admin/readingBy.ts";
import { useLiveReading } from "../admin/useLiveReading.ts";
import { WaitingLine } from "../admin/WaitingLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How much is unread, how much waits to go out, and what failed on its way. */
export function CommunicationsWaiting() {
  const t = useWords(words);
  const [times] = useLiveReading(graphql`
    subscription CommunicationsWaitingSubscription {
      inboxChanged {
        unread
      }
    }
  `);
  const { unreadCommunications, outbox } = useLazyLoadQuery<CommunicationsWaitingQuery>(
    graphql`
      query CommunicationsWaitingQuery {
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
    readingBy(times),
  );
  const { failed, waiting } = outbox.counts;
  return (
    <>
      <WaitingLine
        href={unreadCommunications > 0 ? "/admin/communications?inbox=unread" : "/admin/communications"}
        icon="mail"
        title={t.title}
        text={t.unread(unreadCommunications)}
      />
      <WaitingLine
        href={waiting > 0 ? "/admin/outbox?state=waiting" : "/admin/outbox"}
        icon="send"
        title={t.outbox}
        text={t.waiting(waiting)}
        urgent={failed > 0 ? { text: t.failed(failed), href: "/admin/outbox?state=failed" } : undefined}
      />
    </>
  );
}

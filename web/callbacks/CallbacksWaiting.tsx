import { useEffect } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CallbacksWaitingQuery } from "#relay/CallbacksWaitingQuery.graphql";
import { readingBy } from "../admin/readingBy.ts";
import { useLiveReading } from "../admin/useLiveReading.ts";
import { WaitingLine } from "../admin/WaitingLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { whenLate } from "./whenLate.ts";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How many wait to be called, and how many of them too long. */
export function CallbacksWaiting() {
  const t = useWords(words);
  const [times, readAgain] = useLiveReading(graphql`
    subscription CallbacksWaitingSubscription {
      callbackChanged {
        id
      }
    }
  `);
  const { callbacks } = useLazyLoadQuery<CallbacksWaitingQuery>(
    graphql`
      query CallbacksWaitingQuery {
        callbacks {
          waiting
          late
          nextDueAt
          serverTime
        }
      }
    `,
    {},
    readingBy(times),
  );
  const { waiting, late, nextDueAt, serverTime } = callbacks;
  useEffect(() => whenLate(nextDueAt, serverTime, readAgain), [nextDueAt, serverTime, readAgain]);
  return (
    <WaitingLine
      href={waiting > 0 ? "/admin/callbacks?show=waiting" : "/admin/callbacks"}
      icon="phone"
      title={t.title}
      text={t.waiting(waiting)}
      urgent={late > 0 ? { text: t.late(late), href: "/admin/callbacks?show=late" } : undefined}
    />
  );
}

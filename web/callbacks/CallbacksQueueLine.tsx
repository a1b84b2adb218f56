import { useEffect } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { CallbacksQueueLineQuery } from "#relay/CallbacksQueueLineQuery.graphql";
import { fetchOptions } from "../admin/fetchOptions.ts";
import { useLiveFetchKey } from "../admin/useLiveFetchKey.ts";
import { WorkQueueLine } from "../admin/WorkQueueLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { onOverdue } from "./onOverdue.ts";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How many call-backs wait, and how many are overdue. */
export function CallbacksQueueLine() {
  const t = useWords(words);
  const [times, readAgain] = useLiveFetchKey(graphql`
    subscription CallbacksQueueLineSubscription {
      callbackChanged {
        id
      }
    }
  `);
  const { callbacks } = useLazyLoadQuery<CallbacksQueueLineQuery>(
    graphql`
      query CallbacksQueueLineQuery {
        callbacks {
          waiting
          late
          nextDueAt
          serverTime
        }
      }
    `,
    {},
    fetchOptions(times),
  );
  const { waiting, late, nextDueAt, serverTime } = callbacks;
  useEffect(() => onOverdue(nextDueAt, serverTime, readAgain), [nextDueAt, serverTime, readAgain]);
  return (
    <WorkQueueLine
      href={waiting > 0 ? "/admin/callbacks?show=waiting" : "/admin/callbacks"}
      icon="phone"
      title={t.title}
      text={t.waiting(waiting)}
      urgent={late > 0 ? { text: t.late(late), href: "/admin/callbacks?show=late" } : undefined}
    />
  );
}

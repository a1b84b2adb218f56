import { graphql } from "react-relay";
import type { fundsQueueLineQuery } from "#relay/fundsQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.waiting.en.ts";

/** How many deposits wait for a second person, and which funds run low. */
export const fundsQueueLine: WorkQueueSource<fundsQueueLineQuery> = {
  changes: graphql`
    subscription fundsQueueLineSubscription {
      fundChanged {
        id
      }
    }
  `,
  query: graphql`
    query fundsQueueLineQuery {
      funds {
        name
        isLow
        isClosed
        deposits {
          state
        }
      }
    }
  `,
  lines: ({ funds }) => {
    const low = funds.filter(({ isLow, isClosed }) => isLow && !isClosed);
    const waiting = funds.flatMap(({ deposits }) => deposits.filter(({ state }) => state === "waiting"));
    return [
      {
        href: "/admin/funds",
        icon: "dollar",
        title: t.title,
        count: waiting.length,
        text: t.deposits(waiting.length),
        ...(low.length > 0 && {
          urgent: {
            count: low.length,
            text: t.low(low.length),
            first: low[0]?.name,
            href: "/admin/funds",
          },
        }),
      },
    ];
  },
};

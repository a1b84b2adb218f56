import { graphql } from "react-relay";
import type { setupQueueLineQuery } from "#relay/setupQueueLineQuery.graphql";
import { minuteMs } from "../../../shared/core/time/durations.ts";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.waiting.en.ts";

const readAgainMs = 5 * minuteMs;

/** How much of the setup is open. There is no line when it is complete. */
export const setupQueueLine: WorkQueueSource<setupQueueLineQuery> = {
  changes: graphql`
    subscription setupQueueLineSubscription {
      setupChanged
    }
  `,
  query: graphql`
    query setupQueueLineQuery {
      setup {
        openCount
      }
    }
  `,
  lines: ({ setup: { openCount } }) =>
    openCount === 0
      ? []
      : [{ href: "/admin/setup", icon: "check", title: t.title, count: openCount, text: t.open(openCount) }],
  // Most of it is done elsewhere: in the DNS, on the host, on other pages.
  schedule(_answer, readAgain) {
    const timer = setTimeout(readAgain, readAgainMs);
    return () => clearTimeout(timer);
  },
};

import { graphql } from "react-relay";
import type { entriesQueueLineQuery } from "#relay/entriesQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.waiting.en.ts";

/** How many entries of the directory were never confirmed. */
export const entriesQueueLine: WorkQueueSource<entriesQueueLineQuery> = {
  changes: graphql`
    subscription entriesQueueLineSubscription {
      entryChanged {
        entry {
          id
        }
      }
    }
  `,
  query: graphql`
    query entriesQueueLineQuery {
      directoryEntries(filter: { view: unconfirmed }) {
        totalCount
      }
    }
  `,
  lines: ({ directoryEntries }) => [
    {
      href: "/admin/directory?show=unconfirmed",
      icon: "book",
      title: t.title,
      count: directoryEntries.totalCount,
      text: t.unconfirmed(directoryEntries.totalCount),
    },
  ],
};

import { graphql } from "react-relay";
import { maxInView } from "../../../shared/help/dispatches/hub.ts";
import type { dispatchesQueueLineQuery } from "#relay/dispatchesQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { upTo } from "../../shell/desk/lists/upTo.ts";
import { en as t } from "./words.waiting.en.ts";

const counted = (count: number) => upTo(count, maxInView);

const named = (request: { victimName: string; caseId: string } | undefined) =>
  request && `${request.victimName}, ${request.caseId}`;

/**
 * How many requests wait for help, and for which of them it does not work. A second line has the
 * help whose money waits for a second person, while there is any.
 */
export const dispatchesQueueLine: WorkQueueSource<dispatchesQueueLineQuery> = {
  changes: graphql`
    subscription dispatchesQueueLineSubscription {
      requestsChanged {
        id
      }
    }
  `,
  query: graphql`
    query dispatchesQueueLineQuery {
      dispatchHub(filter: { view: approved }, first: 20) {
        hasOtherSettler
        counts {
          approved
          partly
          problem
          confirm
          others
        }
        edges {
          node {
            caseId
            victimName
            urgencyLevel
          }
        }
      }
      problem: dispatchHub(filter: { view: problem }, first: 1) {
        edges {
          node {
            caseId
            victimName
          }
        }
      }
    }
  `,
  lines({ dispatchHub: { counts, hasOtherSettler, edges }, problem: withProblem }) {
    const { approved, partly, problem, confirm, others } = counts;
    const critical = edges.filter(({ node }) => node.urgencyLevel === "critical");
    return [
      ...(critical.length > 0
        ? [
            {
              href: "/admin/dispatches",
              icon: "car" as const,
              title: t.critical,
              count: 0,
              text: "",
              urgent: {
                count: critical.length,
                text: t.criticals(counted(critical.length)),
                first: named(critical[0]?.node),
                href: "/admin/dispatches",
              },
            },
          ]
        : []),
      {
        href: approved === 0 && partly > 0 ? "/admin/dispatches?view=partly" : "/admin/dispatches",
        icon: "car",
        title: t.title,
        count: approved + partly,
        text: t.waiting(counted(approved), counted(partly)),
        ...(problem > 0 && {
          urgent: {
            count: problem,
            text: t.problems(counted(problem)),
            first: named(withProblem.edges[0]?.node),
            href: "/admin/dispatches?view=problem",
          },
        }),
      },
      ...(confirm > 0 || others > 0
        ? [
            {
              href: `/admin/dispatches?view=${confirm > 0 ? "confirm" : "others"}`,
              icon: "dollar" as const,
              title: t.toConfirm,
              count: confirm + others,
              text: [
                ...(confirm > 0 ? [t.confirm(counted(confirm))] : []),
                ...(others > 0 ? [(hasOtherSettler ? t.others : t.noOthers)(counted(others))] : []),
              ].join(", "),
            },
          ]
        : []),
    ];
  },
};

import { graphql } from "react-relay";
import type { casePaletteQuery } from "#relay/casePaletteQuery.graphql";
import { caseHref } from "../admin/caseHref.ts";
import type { PaletteSource } from "../admin/desk.ts";
import { en as cases } from "./list/words.desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the cases: the tracker, and a case by its id. */
export const casePalette: PaletteSource<casePaletteQuery> = {
  entries: [
    { label: cases.title, also: cases.also, icon: "list", href: "/admin/cases" },
    { label: t.tracker.title, icon: "list", href: "/admin/dashboard?tab=overview&tracker=all" },
  ],
  search: {
    isFor: (text) => /^(?:em-?)?[\d-]{3,}$/i.test(text), // `EM-2026-1042`, or enough of its digits
    query: graphql`
      query casePaletteQuery($search: String!) {
        trackedRequests(search: $search) {
          edges {
            node {
              number
              caseId
              victimName
            }
          }
        }
      }
    `,
    entries: ({ trackedRequests }, text) =>
      trackedRequests.edges
        .filter(({ node: { caseId } }) => caseId.toLowerCase().includes(text.toLowerCase()))
        .map(({ node: { number, caseId, victimName } }) => ({
          label: t.palette.openCase(caseId, victimName),
          icon: "file",
          href: caseHref(number),
        })),
  },
};

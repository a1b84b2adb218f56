import { graphql } from "react-relay";
import type { casePaletteQuery } from "#relay/casePaletteQuery.graphql";
import { caseHref } from "../../shell/desk/caseHref.ts";
import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as cases } from "./list/words.desk.ts";
import { en as t } from "./words.desk.ts";

/** Fewer are in nearly every name, and the index of the search needs three. */
const fewestCharacters = 3;

/** What the palette finds of the cases: the tracker, and people as the tracker's search does. */
export const casePalette: PaletteSource<casePaletteQuery> = {
  entries: [
    { label: cases.title, also: cases.also, icon: "list", href: "/admin/cases" },
    { label: t.tracker.title, icon: "list", href: "/admin/dashboard?tab=overview&tracker=all" },
  ],
  search: {
    isFor: (text) => text.length >= fewestCharacters,
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
    entries: ({ trackedRequests }) =>
      trackedRequests.edges.map(({ node: { number, caseId, victimName } }) => ({
        label: t.palette.openCase(caseId, victimName),
        icon: "file",
        href: caseHref(number),
      })),
  },
};

import handoverQuery from "#relay/HandoverPageQuery$parameters";
import type { HandoverPageQuery } from "#relay/HandoverPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The shift handover's part of the administrators' desk. */
export const handoverDesk: DeskPart = {
  id: "handover",
  needs: "readCases",
  places: [{ group: "work", id: "handover", icon: "users", href: "/admin/handover" }],
  routes: [
    queryPage<HandoverPageQuery>({
      path: "/admin/handover",
      query: handoverQuery,
      variables: () => ({}),
      load: () => import("./HandoverPage.tsx").then((file) => file.HandoverPage),
    }),
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "share", href: "/admin/handover" }],
    })),
};

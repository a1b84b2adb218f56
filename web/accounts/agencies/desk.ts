import agenciesQuery from "#relay/AgenciesPageQuery$parameters";
import type { AgenciesPageQuery } from "#relay/AgenciesPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The agencies' part of the administrators' desk. */
export const agencyDesk: DeskPart = {
  id: "agencies",
  needs: "manageSystem",
  places: [{ group: "people", id: "agencies", icon: "house", href: "/admin/agencies" }],
  routes: [
    queryPage<AgenciesPageQuery>({
      path: "/admin/agencies",
      query: agenciesQuery,
      load: () => import("./AgenciesPage.tsx").then((file) => file.AgenciesPage),
    }),
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "house", href: "/admin/agencies" }],
    })),
};

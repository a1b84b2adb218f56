import detail from "#relay/OfficerDetailQuery$parameters";
import type { OfficerDetailQuery } from "#relay/OfficerDetailQuery.graphql";
import officersQuery from "#relay/OfficersPageQuery$parameters";
import type { OfficersPageQuery } from "#relay/OfficersPageQuery.graphql";
import { detailQuery, withDetail } from "../../core/routing/detailQuery.ts";
import { queryPage } from "../../core/routing/page.tsx";
import { openNode } from "../../shell/desk/workspace/openRow.ts";
import { officerVariables } from "./officerList.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The officers' part of the administrators' desk. */
export const officerDesk: DeskPart = {
  id: "officers",
  needs: "readCases",
  withinAgencies: true,
  places: [{ group: "people", id: "officers", icon: "shield", href: "/admin/officers" }],
  routes: [
    withDetail(
      queryPage<OfficersPageQuery>({
        path: "/admin/officers",
        query: officersQuery,
        variables: ({ search }) => officerVariables(search),
        load: () => import("./OfficersPage.tsx").then((file) => file.OfficersPage),
      }),
      detailQuery<OfficerDetailQuery>({ query: detail, variables: openNode }),
    ),
  ],
  loadWorkQueue: () => import("./officersQueueLine.ts").then((file) => file.officersQueueLine),
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "shield", href: "/admin/officers" }],
    })),
};

/** The officers beside the accounts, with the domains that the program trusts. */
export const officerPanelDesk: DeskPart = {
  id: "officer-panel",
  needs: "readCases",
  panels: [
    {
      id: "officers",
      tab: "users",
      load: () => import("./OfficersPanel.tsx").then((file) => file.OfficersPanel),
    },
  ],
};

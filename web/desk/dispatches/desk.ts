import detail from "#relay/DispatchPaneQuery$parameters";
import type { DispatchPaneQuery } from "#relay/DispatchPaneQuery.graphql";
import dispatchesQuery from "#relay/DispatchesPageQuery$parameters";
import type { DispatchesPageQuery } from "#relay/DispatchesPageQuery.graphql";
import { detailQuery, withDetail } from "../../core/routing/detailQuery.ts";
import { queryPage } from "../../core/routing/page.tsx";
import { openCase } from "../cases/caseAddress.ts";
import { dispatchVariables, readDispatchAddress } from "./dispatchAddress.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The dispatches' part of the administrators' desk. */
export const dispatchDesk: DeskPart = {
  id: "dispatches",
  needs: "readCases",
  withinAgencies: true,
  routes: [
    withDetail(
      queryPage<DispatchesPageQuery>({
        path: "/admin/dispatches",
        query: dispatchesQuery,
        variables: ({ search }) => dispatchVariables(readDispatchAddress(search)),
        load: () => import("./DispatchesPage.tsx").then((file) => file.DispatchesPage),
      }),
      detailQuery<DispatchPaneQuery>({ query: detail, variables: openCase }),
    ),
  ],
  places: [{ group: "work", id: "dispatches", icon: "car", href: "/admin/dispatches" }],
  panels: [
    {
      id: "dispatch-hub",
      tab: "overview",
      section: "dispatch",
      loadCount: () => import("../cases/SectionCounts.tsx").then((file) => file.ApprovedCount),
      load: () => import("./DispatchHub.tsx").then((file) => file.DispatchHub),
    },
  ],
  loadWorkQueue: () =>
    import("../../help/dispatches/dispatchesQueueLine.ts").then((file) => file.dispatchesQueueLine),
  loadCaseHelp: () => import("../../help/dispatches/CaseHelp.tsx").then((file) => file.CaseHelp),
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};

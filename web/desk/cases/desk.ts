import dialog from "#relay/CaseDialogQuery$parameters";
import type { CaseDialogQuery } from "#relay/CaseDialogQuery.graphql";
import detail from "#relay/CasePaneQuery$parameters";
import type { CasePaneQuery } from "#relay/CasePaneQuery.graphql";
import casesQuery from "#relay/CasesPageQuery$parameters";
import type { CasesPageQuery } from "#relay/CasesPageQuery.graphql";
import compareQuery from "#relay/ComparePageQuery$parameters";
import type { ComparePageQuery } from "#relay/ComparePageQuery.graphql";
import { detailQuery, withDetail } from "../../core/routing/detailQuery.ts";
import { queryPage } from "../../core/routing/page.tsx";
import { caseListVariables, openCase, openCaseOverOverview, readCasesAddress } from "./caseAddress.ts";
import { compareVariables } from "./person/compareAddress.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** Its first panel: the cases in four numbers. */
export const statsDesk: DeskPart = {
  id: "stats",
  needs: "readCases",
  withinAgencies: true,
  panels: [
    { id: "stats", tab: "overview", load: () => import("./StatsPanel.tsx").then((file) => file.StatsPanel) },
  ],
};

/** The cases' part of the administrators' desk. */
export const caseDesk: DeskPart = {
  id: "cases",
  needs: "readCases",
  withinAgencies: true,
  routes: [
    withDetail(
      queryPage<CasesPageQuery>({
        path: "/admin/cases",
        query: casesQuery,
        variables: ({ search }) => {
          const asked = readCasesAddress(search);
          return { ...caseListVariables(asked), order: asked.order };
        },
        load: () => import("./list/CasesPage.tsx").then((file) => file.CasesPage),
      }),
      detailQuery<CasePaneQuery>({ query: detail, variables: openCase }),
    ),
    queryPage<ComparePageQuery>({
      path: "/admin/same-person",
      query: compareQuery,
      variables: ({ search }) => compareVariables(search),
      load: () => import("./person/ComparePage.tsx").then((file) => file.ComparePage),
    }),
  ],
  overDashboard: detailQuery<CaseDialogQuery>({ query: dialog, variables: openCaseOverOverview }),
  places: [{ group: "work", id: "cases", icon: "file", href: "/admin/cases" }],
  loadPalette: () => import("./casePalette.ts").then((file) => file.casePalette),
  panels: [
    {
      id: "tracker",
      tab: "overview",
      section: "tracker",
      loadCount: () => import("./SectionCounts.tsx").then((file) => file.TrackedCount),
      load: () => import("./tracker/TrackerPanel.tsx").then((file) => file.TrackerPanel),
    },
    { id: "case", tab: "overview", load: () => import("./OpenCase.tsx").then((file) => file.OpenCase) },
  ],
};

/** Its last panel: the four steps of a case. */
export const workflowDesk: DeskPart = {
  id: "workflow",
  needs: "readCases",
  withinAgencies: true,
  panels: [
    {
      id: "workflow",
      tab: "overview",
      section: "workflow",
      load: () => import("./workflow/WorkflowPanel.tsx").then((file) => file.WorkflowPanel),
    },
  ],
};

/** The notes that name the reader. */
export const mentionDesk: DeskPart = {
  id: "mentions",
  needs: "workCases",
  withinAgencies: true,
  loadWorkQueue: () => import("./work/mentionsQueueLine.ts").then((file) => file.mentionsQueueLine),
};

import type { DeskPart } from "../../shell/desk/desk.ts";

/** Its first panel: the cases in four numbers. */
export const statsDesk: DeskPart = {
  id: "stats",
  needs: "readCases",
  panels: [
    { id: "stats", tab: "overview", load: () => import("./StatsPanel.tsx").then((file) => file.StatsPanel) },
  ],
};

/** The cases' part of the administrators' desk. */
export const caseDesk: DeskPart = {
  id: "cases",
  needs: "readCases",
  page: { id: "cases", href: "/admin/cases" },
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
  loadWorkQueue: () => import("./work/mentionsQueueLine.ts").then((file) => file.mentionsQueueLine),
};

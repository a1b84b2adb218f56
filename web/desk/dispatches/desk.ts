import type { DeskPart } from "../../shell/desk/desk.ts";

/** The dispatches' part of the administrators' desk. */
export const dispatchDesk: DeskPart = {
  id: "dispatches",
  needs: "readCases",
  page: { id: "dispatches", href: "/admin/dispatches" },
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

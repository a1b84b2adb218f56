import type { DeskPart } from "../../shell/desk/desk.ts";

/** The shift hand-over's part of the administrators' desk. */
export const handoverDesk: DeskPart = {
  id: "handover",
  needs: "readCases",
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};

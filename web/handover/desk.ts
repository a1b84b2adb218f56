import type { DeskPart } from "../admin/desk.ts";

/** The shift hand-over's part of the administrators' desk. */
export const handoverDesk: DeskPart = {
  id: "handover",
  needs: "readCases",
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};

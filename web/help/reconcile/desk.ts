import type { DeskPart } from "../../shell/desk/desk.ts";

/** The statements' part of the administrators' desk. Their differences are tasks. */
export const reconcileDesk: DeskPart = {
  id: "reconcile",
  needs: "readMoney",
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};

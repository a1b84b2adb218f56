import type { DeskPart } from "../../shell/desk/desk.ts";

/** The funds' part of the administrators' desk. */
export const fundDesk: DeskPart = {
  id: "funds",
  needs: "readMoney",
  page: { id: "funds", href: "/admin/funds" },
  loadWorkQueue: () => import("./fundsQueueLine.ts").then((file) => file.fundsQueueLine),
  loadPalette: () => import("./palette.ts").then((file) => file.palette),
};

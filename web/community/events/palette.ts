import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the calendar. */
export const palette: PaletteSource = {
  entries: [{ label: t.title, also: t.actions, icon: "calendar", href: "/admin/events" }],
};

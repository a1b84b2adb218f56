import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the shift hand-over. */
export const palette: PaletteSource = {
  entries: [{ label: t.title, also: t.also, icon: "share", href: "/admin/handover" }],
};

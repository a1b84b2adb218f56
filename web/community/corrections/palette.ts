import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the reports of wrong entries. */
export const palette: PaletteSource = {
  entries: [{ label: t.title, also: t.actions, icon: "flag", href: "/admin/corrections" }],
};

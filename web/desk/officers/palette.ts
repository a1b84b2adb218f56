import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of officers' cases. */
export const palette: PaletteSource = {
  entries: [{ label: t.title, also: t.also, icon: "shield", href: "/admin/officers" }],
};

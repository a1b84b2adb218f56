import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the statements. */
export const palette: PaletteSource = {
  entries: [{ label: t.title, also: t.also, icon: "check", href: "/admin/reconcile" }],
};

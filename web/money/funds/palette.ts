import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the funds. */
export const palette: PaletteSource = {
  entries: [{ label: t.title, also: t.also, icon: "dollar", href: "/admin/funds" }],
};

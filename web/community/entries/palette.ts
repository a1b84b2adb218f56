import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the directory's entries. */
export const palette: PaletteSource = {
  entries: [{ label: t.title, also: t.actions, icon: "book", href: "/admin/directory" }],
};

import type { PaletteSource } from "../admin/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the dispatch hub. */
export const palette: PaletteSource = {
  entries: [{ label: t.hub.title, icon: "car", href: "/admin/dashboard?tab=overview&hub=approved" }],
};

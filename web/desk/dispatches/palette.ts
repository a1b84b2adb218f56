import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as page } from "./words.desk.ts";
import { en as t } from "../../help/dispatches/words.desk.ts";

/** What the palette finds of dispatched help. */
export const palette: PaletteSource = {
  entries: [
    { label: page.title, also: page.also, icon: "car", href: "/admin/dispatches" },
    { label: t.hub.title, icon: "car", href: "/admin/dashboard?tab=overview&hub=approved" },
  ],
};

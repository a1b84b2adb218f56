import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the system. */
export const palette: PaletteSource = {
  entries: [
    { label: t.status.title, also: t.status.also, icon: "clock", href: "/admin/dashboard?tab=settings" },
    { label: t.config.title, also: t.config.also, icon: "gear", href: "/admin/dashboard?tab=settings" },
  ],
};

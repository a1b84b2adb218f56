import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the logs. */
export const palette: PaletteSource = {
  entries: [
    { label: t.logs.title, also: t.logs.also, icon: "list", href: "/admin/dashboard?tab=activity&user=all" },
    { label: t.ips.title, also: t.ips.also, icon: "shield", href: "/admin/dashboard?tab=activity&risk=high" },
  ],
};

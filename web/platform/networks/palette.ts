import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the shared networks. */
export const palette: PaletteSource = {
  entries: [
    {
      label: t.title,
      also: t.also,
      icon: "users",
      href: "/admin/dashboard?tab=settings&panel=shared-networks",
    },
  ],
};

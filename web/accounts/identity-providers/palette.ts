import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the identity providers. */
export const palette: PaletteSource = {
  entries: [
    {
      label: t.title,
      also: t.also,
      icon: "shield",
      href: "/admin/dashboard?tab=settings&panel=identity-providers",
    },
  ],
};

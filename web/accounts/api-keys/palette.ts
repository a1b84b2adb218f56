import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the API keys. */
export const palette: PaletteSource = {
  entries: [
    { label: t.title, also: t.also, icon: "lock", href: "/admin/dashboard?tab=settings&panel=api-keys" },
  ],
};

import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the webhooks. */
export const palette: PaletteSource = {
  entries: [
    { label: t.title, also: t.also, icon: "send", href: "/admin/dashboard?tab=settings&panel=webhooks" },
  ],
};

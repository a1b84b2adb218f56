import type { PaletteSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.desk.ts";

/** What the palette finds of the administrators' accounts. */
export const palette: PaletteSource = {
  entries: [
    { label: t.title, also: t.also, icon: "users", href: "/admin/user-management", needs: "manageSystem" },
    {
      label: t.newAdmin,
      also: t.newAdminAlso,
      icon: "plus",
      href: "/admin/new-admin-form",
      needs: "manageSystem",
    },
  ],
};

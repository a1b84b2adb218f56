import type { DeskPart } from "../../shell/desk/desk.ts";

/** The accounts' part of the administrators' desk. */
export const accountDesk: DeskPart = {
  id: "accounts",
  needs: "readRecords",
  panels: [
    {
      id: "accounts",
      tab: "users",
      load: () => import("./accounts/AccountsPanel.tsx").then((file) => file.AccountsPanel),
    },
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [
        {
          label: t.title,
          also: t.also,
          icon: "users",
          href: "/admin/user-management",
          needs: "manageSystem",
        },
        {
          label: t.newAdmin,
          also: t.newAdminAlso,
          icon: "plus",
          href: "/admin/new-admin-form",
          needs: "manageSystem",
        },
      ],
    })),
};

import setupQuery from "#relay/SetupPageQuery$parameters";
import type { SetupPageQuery } from "#relay/SetupPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The setup's part of the desk. It stays in the navigation, because what was done may not last. */
export const setupDesk: DeskPart = {
  id: "setup",
  needs: "manageSystem",
  places: [{ group: "system", id: "setup", icon: "check", href: "/admin/setup" }],
  routes: [
    queryPage<SetupPageQuery>({
      path: "/admin/setup",
      query: setupQuery,
      variables: () => ({}),
      load: () => import("./SetupPage.tsx").then((file) => file.SetupPage),
    }),
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "check", href: "/admin/setup" }],
    })),
  loadWorkQueue: () => import("./setupQueueLine.ts").then((file) => file.setupQueueLine),
};

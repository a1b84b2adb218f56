import recordsQuery from "#relay/RecordsPageQuery$parameters";
import type { RecordsPageQuery } from "#relay/RecordsPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** What is kept, for how long, and what may be destroyed. */
export const recordsDesk: DeskPart = {
  id: "records",
  needs: "manageSystem",
  places: [{ group: "system", id: "records", icon: "lock", href: "/admin/records" }],
  routes: [
    queryPage<RecordsPageQuery>({
      path: "/admin/records",
      query: recordsQuery,
      variables: () => ({}),
      load: () => import("./RecordsPage.tsx").then((file) => file.RecordsPage),
    }),
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "lock", href: "/admin/records" }],
    })),
};

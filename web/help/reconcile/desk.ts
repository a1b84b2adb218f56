import reconcileQuery from "#relay/ReconcilePageQuery$parameters";
import type { ReconcilePageQuery } from "#relay/ReconcilePageQuery.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { queryPage } from "../../core/routing/page.tsx";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The statements' part of the administrators' desk. Their differences are tasks. */
export const reconcileDesk: DeskPart = {
  id: "reconcile",
  needs: "readMoney",
  places: [{ group: "money", id: "reconcile", icon: "sort", href: "/admin/reconcile" }],
  routes: [
    queryPage<ReconcilePageQuery>({
      path: "/admin/reconcile",
      query: reconcileQuery,
      variables: ({ search }) => ({ isOpen: search.get("show") !== "settled", ...firstPage }),
      load: () => import("./ReconcilePage.tsx").then((file) => file.ReconcilePage),
    }),
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "sort", href: "/admin/reconcile" }],
    })),
};

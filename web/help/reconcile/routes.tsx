import reconcileQuery from "#relay/ReconcilePageQuery$parameters";
import type { ReconcilePageQuery } from "#relay/ReconcilePageQuery.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { queryPage } from "../../core/routing/page.tsx";

/** In the administrators' area. */
export const reconcileRoutes = [
  queryPage<ReconcilePageQuery>({
    path: "/admin/reconcile",
    query: reconcileQuery,
    variables: ({ search }) => ({ isOpen: search.get("show") !== "settled", ...firstPage }),
    load: () => import("./ReconcilePage.tsx").then((file) => file.ReconcilePage),
  }),
];

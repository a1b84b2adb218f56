import dispatchesQuery from "#relay/DispatchesPageQuery$parameters";
import type { DispatchesPageQuery } from "#relay/DispatchesPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { dispatchVariables, readDispatchAddress } from "./dispatchAddress.ts";

/** In the administrators' area. */
export const dispatchRoutes = [
  queryPage<DispatchesPageQuery>({
    path: "/admin/dispatches",
    query: dispatchesQuery,
    variables: ({ search }) => dispatchVariables(readDispatchAddress(search)),
    load: () => import("./DispatchesPage.tsx").then((file) => file.DispatchesPage),
  }),
];

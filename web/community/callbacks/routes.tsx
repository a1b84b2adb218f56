import callbacksQuery from "#relay/CallbacksPageQuery$parameters";
import type { CallbacksPageQuery } from "#relay/CallbacksPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { callbackVariables } from "./callbackList.ts";

/** In the administrators' area. */
export const callbackRoutes = [
  queryPage<CallbacksPageQuery>({
    path: "/admin/callbacks",
    query: callbacksQuery,
    variables: ({ search }) => callbackVariables(search),
    load: () => import("./CallbacksPage.tsx").then((file) => file.CallbacksPage),
  }),
];

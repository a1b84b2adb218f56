import handoverQuery from "#relay/HandoverPageQuery$parameters";
import type { HandoverPageQuery } from "#relay/HandoverPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";

/** In the administrators' area. */
export const handoverRoutes = [
  queryPage<HandoverPageQuery>({
    path: "/admin/handover",
    query: handoverQuery,
    variables: () => ({}),
    load: () => import("./HandoverPage.tsx").then((file) => file.HandoverPage),
  }),
];

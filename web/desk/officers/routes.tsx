import officersQuery from "#relay/OfficersPageQuery$parameters";
import type { OfficersPageQuery } from "#relay/OfficersPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { officerVariables } from "./officerList.ts";

/** In the administrators' area. */
export const officerRoutes = [
  queryPage<OfficersPageQuery>({
    path: "/admin/officers",
    query: officersQuery,
    variables: ({ search }) => officerVariables(search),
    load: () => import("./OfficersPage.tsx").then((file) => file.OfficersPage),
  }),
];

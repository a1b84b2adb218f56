import fundQuery from "#relay/FundPageQuery$parameters";
import type { FundPageQuery } from "#relay/FundPageQuery.graphql";
import fundsQuery from "#relay/FundsPageQuery$parameters";
import type { FundsPageQuery } from "#relay/FundsPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { journalVariables } from "./journalVariables.ts";

/** In the administrators' area. */
export const fundRoutes = [
  queryPage<FundsPageQuery>({
    path: "/admin/funds",
    query: fundsQuery,
    load: () => import("./FundsPage.tsx").then((file) => file.FundsPage),
  }),
  queryPage<FundPageQuery>({
    path: "/admin/funds/:id",
    query: fundQuery,
    variables: ({ params, search }) => journalVariables(params["id"], search),
    load: () => import("./FundPage.tsx").then((file) => file.FundPage),
  }),
];

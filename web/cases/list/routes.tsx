import casesQuery from "#relay/CasesPageQuery$parameters";
import type { CasesPageQuery } from "#relay/CasesPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { casesVariables } from "./caseAddress.ts";

/** In the administrators' area. */
export const caseRoutes = [
  queryPage<CasesPageQuery>({
    path: "/admin/cases",
    query: casesQuery,
    variables: ({ search }) => casesVariables(search),
    load: () => import("./CasesPage.tsx").then((file) => file.CasesPage),
  }),
];

import casesQuery from "#relay/CasesPageQuery$parameters";
import type { CasesPageQuery } from "#relay/CasesPageQuery.graphql";
import { queryPage } from "../../../core/routing/page.tsx";
import { caseListVariables, readCasesAddress } from "../caseAddress.ts";

/** In the administrators' area. */
export const caseRoutes = [
  queryPage<CasesPageQuery>({
    path: "/admin/cases",
    query: casesQuery,
    variables: ({ search }) => {
      const asked = readCasesAddress(search);
      return { ...caseListVariables(asked), order: asked.order };
    },
    load: () => import("./CasesPage.tsx").then((file) => file.CasesPage),
  }),
];

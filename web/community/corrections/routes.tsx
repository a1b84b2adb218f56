import correctionsQuery from "#relay/CorrectionsPageQuery$parameters";
import type { CorrectionsPageQuery } from "#relay/CorrectionsPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { correctionVariables } from "./correctionList.ts";

/** In the administrators' area. */
export const correctionRoutes = [
  queryPage<CorrectionsPageQuery>({
    path: "/admin/corrections",
    query: correctionsQuery,
    variables: ({ search }) => correctionVariables(search),
    load: () => import("./CorrectionsPage.tsx").then((file) => file.CorrectionsPage),
  }),
];

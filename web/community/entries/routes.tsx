import entriesQuery from "#relay/EntriesPageQuery$parameters";
import type { EntriesPageQuery } from "#relay/EntriesPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { entryVariables } from "./entryList.ts";

/** In the administrators' area. */
export const entryRoutes = [
  queryPage<EntriesPageQuery>({
    path: "/admin/directory",
    query: entriesQuery,
    variables: ({ search }) => entryVariables(search),
    load: () => import("./EntriesPage.tsx").then((file) => file.EntriesPage),
  }),
];

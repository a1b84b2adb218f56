import type { ResourcesPageQuery } from "#relay/ResourcesPageQuery.graphql";
import resourcesQuery from "#relay/ResourcesPageQuery$parameters";
import { queryPage } from "../app/page.tsx";
import { ResourcesFailed, ResourcesWaiting } from "./waiting.tsx";

export const directoryRoutes = [
  queryPage<ResourcesPageQuery>({
    path: "/resources",
    query: resourcesQuery,
    load: () => import("./ResourcesPage.tsx").then((file) => file.ResourcesPage),
    Waiting: ResourcesWaiting,
    Failed: ResourcesFailed,
  }),
];

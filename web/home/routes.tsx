import { entriesWithoutState } from "#rules/directory";
import type { NearbyListQuery } from "#relay/NearbyListQuery.graphql";
import nearbyQuery from "#relay/NearbyListQuery$parameters";
import { queryPage } from "../app/page.tsx";
import { homeState } from "./homeState.ts";

export const homeRoutes = [
  queryPage<NearbyListQuery>({
    path: "/home",
    query: nearbyQuery,
    variables: ({ search }) => {
      const state = homeState(search);
      return { state: state ?? null, first: state ? null : entriesWithoutState };
    },
    load: () => import("./HomePage.tsx").then((file) => file.HomePage),
  }),
];

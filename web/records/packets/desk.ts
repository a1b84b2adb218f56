import packetsQuery from "#relay/PacketsPageQuery$parameters";
import type { PacketsPageQuery } from "#relay/PacketsPageQuery.graphql";
import reviewQuery from "#relay/ReviewPageQuery$parameters";
import type { ReviewPageQuery } from "#relay/ReviewPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import type { DeskPart } from "../../shell/desk/desk.ts";
import { packetKeyIn, packetsCaseIn } from "./packetAddress.ts";

/** Packets of records of a case, reached from its releases. */
export const packetsDesk: DeskPart = {
  id: "packets",
  needs: "manageSystem",
  routes: [
    queryPage<PacketsPageQuery>({
      path: "/admin/packets",
      query: packetsQuery,
      variables: ({ search }) => ({ number: packetsCaseIn(search) }),
      load: () => import("./PacketsPage.tsx").then((file) => file.PacketsPage),
    }),
    queryPage<ReviewPageQuery>({
      path: "/admin/packet",
      query: reviewQuery,
      variables: ({ search }) => ({ key: packetKeyIn(search) }),
      load: () => import("./ReviewPage.tsx").then((file) => file.ReviewPage),
    }),
  ],
};

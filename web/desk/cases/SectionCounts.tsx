import { graphql, useLazyLoadQuery } from "react-relay";
import type { SectionCountsQuery } from "#relay/SectionCountsQuery.graphql";
import { useFormat } from "../../core/i18n/format.ts";

/** From the numbers at the top of the overview, which keep them current. */
const useCounts = () =>
  useLazyLoadQuery<SectionCountsQuery>(
    graphql`
      query SectionCountsQuery {
        deskStats {
          totalRequests
          approvedRequests
        }
      }
    `,
    {},
  ).deskStats;

export const TrackedCount = () => useFormat().number(useCounts().totalRequests);
export const ApprovedCount = () => useFormat().number(useCounts().approvedRequests);

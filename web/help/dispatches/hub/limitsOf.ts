import { graphql, readInlineData } from "react-relay";
import type { DispatchLimits } from "../../../../shared/help/dispatches/rules.ts";
import type { limitsOf_limits$key } from "#relay/limitsOf_limits.graphql";

/** The configured limits, as the rules take them. */
export function limitsOf(ref: limitsOf_limits$key): DispatchLimits {
  const { foodCentsPerPerson, housingCentsPerNight, transportationMaxCents } = readInlineData(
    graphql`
      fragment limitsOf_limits on DispatchLimits @inline {
        foodCentsPerPerson
        housingCentsPerNight
        transportationMaxCents
      }
    `,
    ref,
  );
  return { foodCentsPerPerson, housingCentsPerNight, transportationMaxCents };
}

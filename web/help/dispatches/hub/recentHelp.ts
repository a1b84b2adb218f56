import { graphql, readInlineData } from "react-relay";
import { limitWindowMs, type CountedHelp } from "../../../../shared/help/dispatches/rules.ts";
import type { recentHelp_request$key } from "#relay/recentHelp_request.graphql";

/** The help that counts against the limits at this time. */
export function recentHelp(ref: recentHelp_request$key, serverTime: string): CountedHelp[] {
  const { dispatches } = readInlineData(
    graphql`
      fragment recentHelp_request on EmergencyRequest @inline {
        dispatches {
          helpType
          estimatedValue
          people
          hours
          createdAt
          voidedAt
        }
      }
    `,
    ref,
  );
  const since = Date.parse(serverTime) - limitWindowMs;
  return dispatches
    .filter(({ voidedAt, createdAt }) => !voidedAt && Date.parse(createdAt) > since)
    .map(({ helpType, people, hours, estimatedValue }) => ({
      helpType,
      people,
      hours,
      valueCents: Math.round(estimatedValue * 100),
    }));
}

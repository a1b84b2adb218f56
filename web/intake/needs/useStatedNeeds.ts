import { graphql, useFragment } from "react-relay";
import type { Needs } from "../../../shared/intake/needs/rules.ts";
import type { useStatedNeeds_needs$key } from "#relay/useStatedNeeds_needs.graphql";

/** Stated needs in the form of rules and forms. */
export function useStatedNeeds(ref: useStatedNeeds_needs$key | null | undefined): Needs | null {
  const needs = useFragment(
    graphql`
      fragment useStatedNeeds_needs on StatedNeeds {
        meals {
          people
        }
        room {
          nights
          people
        }
        ride {
          to
          distance
        }
        other
      }
    `,
    ref ?? null,
  );
  if (!needs) return null;
  const { meals, room, ride, other } = needs;
  return {
    meals: meals && { people: meals.people },
    room: room && { nights: room.nights, people: room.people },
    ride: ride && { to: ride.to, distance: ride.distance },
    other,
  };
}

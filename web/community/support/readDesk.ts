import { fetchQuery, graphql } from "react-relay";
import type { Environment } from "relay-runtime";
import type { readDeskQuery } from "#relay/readDeskQuery.graphql";

export interface Desk {
  /** Null if no one reads replies. */
  email: string | null;
  usesModel: boolean;
  foodPerPerson: number;
  housingPerNight: number;
  hotelHours: number;
}

/** Loads what this installation's support offers. */
export async function readDesk(environment: Environment): Promise<Desk | undefined> {
  const answer = await fetchQuery<readDeskQuery>(
    environment,
    graphql`
      query readDeskQuery {
        supportDesk {
          email
          usesModel
          foodPerPerson
          housingPerNight
          hotelHours
        }
      }
    `,
    {},
  ).toPromise();
  if (!answer) return undefined;
  const { email, usesModel, foodPerPerson, housingPerNight, hotelHours } = answer.supportDesk;
  return { email: email ?? null, usesModel, foodPerPerson, housingPerNight, hotelHours };
}

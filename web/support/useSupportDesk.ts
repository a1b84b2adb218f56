import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useSupportDeskQuery } from "#relay/useSupportDeskQuery.graphql";

export interface Desk {
  /** Null when nobody reads one. */
  email: string | null;
  usesModel: boolean;
  foodPerPerson: number;
  housingPerNight: number;
  hotelHours: number;
}

/** Shown until the server has answered, and when it does not: the guidelines of the spec (9), and no address. */
const unknownDesk: Desk = {
  email: null,
  usesModel: false,
  foodPerPerson: 10,
  housingPerNight: 75,
  hotelHours: 24,
};

/** What this installation's support offers. Never waits: whoever opens it may need a number at once. */
export function useSupportDesk(): Desk {
  const environment = useRelayEnvironment();
  const [desk, setDesk] = useState(unknownDesk);
  useEffect(() => {
    const subscription = fetchQuery<useSupportDeskQuery>(
      environment,
      graphql`
        query useSupportDeskQuery {
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
    ).subscribe({
      next: ({ supportDesk: { email, usesModel, foodPerPerson, housingPerNight, hotelHours } }) =>
        setDesk({ email: email ?? null, usesModel, foodPerPerson, housingPerNight, hotelHours }),
      error: () => {},
    });
    return () => subscription.unsubscribe();
  }, [environment]);
  return desk;
}

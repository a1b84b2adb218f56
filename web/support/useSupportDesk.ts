import { use, useEffect, useState } from "react";
import { RelayDoor } from "../core/relay/relayContext.ts";
import type { Desk } from "./readDesk.ts";

/**
 * Shown until the server has answered, and when it does not: the usual guidelines, and no address.
 */
const unknownDesk: Desk = {
  email: null,
  usesModel: false,
  foodPerPerson: 10,
  housingPerNight: 75,
  hotelHours: 24,
};

/**
 * What this installation's support offers. Never waits, not even for Relay: whoever opens it may
 * need a number at once.
 */
export function useSupportDesk(): Desk {
  const openRelay = use(RelayDoor);
  const [desk, setDesk] = useState(unknownDesk);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([openRelay(), import("./readDesk.ts")])
      .then(([environment, { readDesk }]) => readDesk(environment))
      .then(
        (answer) => isCurrent && answer && setDesk(answer),
        () => {}, // what is shown already is true without the server
      );
    return () => {
      isCurrent = false;
    };
  }, [openRelay]);
  return desk;
}

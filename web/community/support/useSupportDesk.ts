import { use, useEffect, useState } from "react";
import { RelayDoor } from "../../core/relay/relayContext.ts";
import type { Desk } from "./readDesk.ts";

/**
 * Shown until the server answers, or if it does not: the default guidelines, without an address.
 */
const unknownDesk: Desk = {
  email: null,
  usesModel: false,
  foodPerPerson: 10,
  housingPerNight: 75,
  hotelHours: 24,
};

/**
 * What this installation's support offers. Never waits, not even for Relay: a person may need a
 * number at once.
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
        () => {}, // what is shown is true without the server
      );
    return () => {
      isCurrent = false;
    };
  }, [openRelay]);
  return desk;
}

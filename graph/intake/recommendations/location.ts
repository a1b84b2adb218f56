import type { Location } from "../../community/directory/places/nearness.ts";
import { isPlace } from "../../community/directory/places/places.ts";
import { stateCode } from "../../../shared/community/directory/rules.ts";
import { addressParts } from "../../../shared/intake/requests/rules.ts";

interface AddressSource {
  address?: string | null | undefined;
  /** Victim information has separate fields for it. */
  city?: string | null;
  zipCode?: string | null;
}

/** The recipient's location, from victim information or else from the address. */
export function locationOf(state: string | null, { address, city, zipCode }: AddressSource): Location {
  const read = addressParts(address ?? "", stateCode);
  return {
    state: state ?? read.state ?? null,
    city: city || read.city || (state && townIn(address ?? "", state)) || null,
    zip: zipCode || read.zipCode || null,
  };
}

/** "12 Elm Street, Austin": a part that is a town of the state. */
const townIn = (address: string, state: string) =>
  address
    .split(/[,\n]/)
    .map((part) => part.trim())
    .findLast((part) => isPlace(state, part));

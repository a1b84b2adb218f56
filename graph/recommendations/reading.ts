import { readNeeds } from "../needs/read.ts";
import { needs, type Facts, type Need } from "./rules.ts";

interface Words {
  details: string;
  needStatement?: string | null | undefined;
  dependents?: string | null | undefined;
}

/** What a request's own words say, as facts. Each of the texts is read by itself: they often say the same people again. */
export function readText({
  details,
  needStatement,
  dependents,
}: Words): Pick<Facts, "people" | "nights" | "distance" | "needs"> {
  const read = readNeeds([details, needStatement ?? "", dependents ?? ""]);
  const asked = new Set<Need>(read.others);
  if (read.meals) asked.add("food");
  if (read.room) asked.add("shelter");
  if (read.ride) asked.add("transportation");
  return {
    people: read.people,
    nights: read.nights,
    distance: read.ride?.distance ?? null,
    needs: needs.filter((need) => asked.has(need)),
  };
}

import { fitOf, weakFit, type Help } from "../../../../shared/community/directory/search/helps.ts";
import { nearTo, type Served, type Location } from "../places/nearness.ts";
import { isFor, type Party } from "./guests.ts";
import { townsNamed } from "../places/places.ts";
import {
  isInformationLine,
  nearnessLevels,
  oncePerNumber,
  type Nearness,
} from "../../../../shared/community/directory/rules.ts";

/** The fields of a directory row that ranking reads. */
export interface Rankable extends Served {
  type: string;
  kind: string | null;
  name: string;
  contactInfo: string;
}

export interface Ranked<Row> {
  row: Row;
  nearness: Nearness;
  /** 0 is made for the need. */
  fit: number;
}

/**
 * Ranks the entries for a need: same city or county, then region, state, 2-1-1 and national lines.
 * Entries of another town are left out if the town is known, and otherwise come after 2-1-1. Each
 * number is listed once.
 */
export function rankFor<Row extends Rankable>(
  help: Help,
  rows: readonly Row[],
  location: Location,
  party: Party = {},
): Ranked<Row>[] {
  const nearnessOf = nearTo(location);
  const isTownKnown = !!(location.city || location.zip);
  const steps = isTownKnown ? stepsInTown : stepsInState;
  const stepOf = (ranked: Ranked<Row>) => steps.indexOf(stepName(ranked));
  const ranked = rows.flatMap((row) => {
    const fit = isFor(row.name, party, fitOf(help, row));
    const nearness = nearnessOf(row);
    if (fit === undefined || !nearness) return [];
    if (isTownKnown && nearness.level === "elsewhere") return [];
    return [{ row, fit, nearness }];
  });
  ranked.sort((one, other) => stepOf(one) - stepOf(other) || byUse(one, other));
  const once = new Set(oncePerNumber(ranked.map(({ row }) => row)));
  return ranked.filter(({ row }) => once.has(row));
}

/** The maximum, with 2-1-1 always included: it knows further help. */
export function firstWithLine<Item>(
  items: readonly Item[],
  most: number,
  rowOf: (item: Item) => { contactInfo: string },
): Item[] {
  const shown = items.slice(0, most);
  const line = items.find((item) => isInformationLine(rowOf(item)));
  return !line || shown.includes(line) ? shown : [...shown.slice(0, most - 1), line];
}

/** All entries that serve a place, for any need, nearest first. */
export function byNearness<Row extends Rankable>(rows: readonly Row[], location: Location) {
  const nearnessOf = nearTo(location);
  const near = rows.flatMap((row) => {
    const nearness = nearnessOf(row);
    return nearness ? [{ ...row, nearness }] : [];
  });
  const stepOf = ({ nearness }: { nearness: Nearness }) => nearnessLevels.indexOf(nearness.level);
  return near.sort(
    (one, other) =>
      stepOf(one) - stepOf(other) ||
      Number(isInformationLine(other)) - Number(isInformationLine(one)) ||
      one.nearness.miles - other.nearness.miles,
  );
}

const stepsInTown = ["here", "region", "state", "2-1-1", "nation", "weak"];
const stepsInState = ["here", "region", "state", "2-1-1", "elsewhere", "nation", "weak"];

function stepName({ row, fit, nearness }: Ranked<Rankable>): string {
  if (isInformationLine(row)) return "2-1-1";
  return fit >= weakFit && nearness.level !== "elsewhere" ? "weak" : nearness.level;
}

function byUse(one: Ranked<Rankable>, other: Ranked<Rankable>): number {
  return (
    one.fit - other.fit ||
    one.nearness.miles - other.nearness.miles ||
    sizeOf(other.row) - sizeOf(one.row) ||
    Number(one.row.state === "US") - Number(other.row.state === "US")
  );
}

/** Ties, and unknown distances, by the size of the town. */
const sizeOf = ({ city, state }: Rankable) => (city ? (townsNamed(city, state)[0]?.weight ?? 0) : 0);

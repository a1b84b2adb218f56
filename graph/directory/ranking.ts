import { fitOf, weakFit, type Help } from "./helps/rules.ts";
import { nearTo, type Nearness, type Served, type Whereabouts } from "./nearness.ts";
import { townsNamed } from "./places.ts";
import { isInformationLine, oncePerNumber } from "./rules.ts";

/** A row of the directory as far as ranking looks at it. */
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
 * Who answers a need, best first: the same city or county, then the region, then the whole state, then 2-1-1 and the other national lines, and
 * last what other places of the state have; where no city is known, those stand after 2-1-1. One number stands once.
 */
export function rankFor<Row extends Rankable>(
  help: Help,
  rows: readonly Row[],
  somebody: Whereabouts,
): Ranked<Row>[] {
  const nearnessOf = nearTo(somebody);
  const steps = somebody.city || somebody.zip ? stepsInTown : stepsInState;
  const stepOf = (ranked: Ranked<Row>) => steps.indexOf(stepName(ranked));
  const ranked = rows.flatMap((row) => {
    const fit = fitOf(help, row);
    const nearness = nearnessOf(row);
    if (fit === undefined || !nearness) return [];
    return [{ row, fit, nearness: isInformationLine(row) ? atNation : nearness }];
  });
  ranked.sort((one, other) => stepOf(one) - stepOf(other) || byUse(one, other));
  const once = new Set(oncePerNumber(ranked.map(({ row }) => row)));
  return ranked.filter(({ row }) => once.has(row));
}

/** A state's own 2-1-1 is the same line as the country's. */
const atNation: Nearness = { level: "nation", miles: 0 };

const stepsInTown = ["here", "region", "state", "2-1-1", "nation", "weak", "elsewhere"];
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

/** Of two places as far away, or of places of which nothing is known, the larger town's first. */
const sizeOf = ({ city, state }: Rankable) => (city ? (townsNamed(city, state)[0]?.weight ?? 0) : 0);

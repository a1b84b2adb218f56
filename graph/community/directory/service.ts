import type { Prisma, Resource } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { placeQuestion, resourceFilter } from "./search/filter.ts";
import type { Help } from "../../../shared/community/directory/search/helps.ts";
import type { Location } from "./places/nearness.ts";
import { placesIn, type PlacesInText } from "./places/place-names.ts";
import { byNearness, firstWithLine, rankFor } from "./search/ranking.ts";
import { serving, stateCode, type Nearness } from "../../../shared/community/directory/rules.ts";

/** An entry, with its nearness if a place was requested. */
export type Listed = Resource & { nearness?: Nearness };

interface Filter {
  state?: string | null;
  type?: string | null;
  first?: number | null;
  city?: string | null;
  zip?: string | null;
}

/**
 * The directory. With a state: 2-1-1 and statewide entries first, then towns, then national lines.
 * With a city or a ZIP code too: nearest first, and other towns last.
 */
export async function listResources(context: Context, filter: Filter = {}): Promise<Listed[]> {
  const { state, type, first, city, zip } = parse(resourceFilter, filter);
  const code = state ? stateCode(state) : undefined;
  const where: Prisma.ResourceWhereInput = {
    ...(code && { state: { in: [code, "US"] } }),
    ...(state === "US" && { state }),
    ...(type && { type }),
    retiredAt: null,
  };
  const query: Prisma.ResourceFindManyArgs = { where, orderBy: { position: "asc" } };
  if (first && !code) query.take = first;
  const rows = await context.db.resource.findMany(query);
  if (!code) return first ? rows.slice(0, first) : rows;
  const ordered = city || zip ? byNearness(rows, { state: code, city, zip }) : serving(rows, code);
  return first ? ordered.slice(0, first) : ordered;
}

/** The places in a text; see `placesIn`. */
export function findPlaces(asked: { text: string; state?: string | null }): PlacesInText {
  const { text, state } = parse(placeQuestion, asked);
  return placesIn(text, stateCode(state ?? ""));
}

/** The choices of the recommendation: the state's entries and the national lines. */
export const resourcesServing = (context: Context, state: string | null) =>
  context.db.resource.findMany({
    where: servedIn(state),
    select: {
      ...{ id: true, state: true, type: true, kind: true, name: true, contactInfo: true },
      ...{ area: true, city: true, counties: true },
    },
    orderBy: { position: "asc" },
  });

interface Wanted extends Location {
  help: Help;
  /** At most so many. */
  first?: number;
}

/**
 * The entries for a need at a place, best first: `placesFor(context, { help: "shelter", state:
 * "TX", city: "Austin" })`. Without a city: statewide entries, then 2-1-1, then those of towns,
 * largest first. 2-1-1 is always included.
 */
export async function placesFor(context: Context, { help, first, ...location }: Wanted) {
  const rows = await context.db.resource.findMany({
    where: servedIn(location.state),
    orderBy: { position: "asc" },
  });
  const ranked = rankFor(help, rows, location).map(({ row, nearness }) => ({ ...row, nearness }));
  return firstWithLine(ranked, first ?? ranked.length, (row) => row);
}

/** Retired entries are excluded. */
const servedIn = (state: string | null) => ({
  state: { in: state ? [state, "US"] : ["US"] },
  retiredAt: null,
});

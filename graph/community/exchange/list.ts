import * as z from "zod/mini";
import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { FormatRefusal, Refusal } from "../../core/errors.ts";
import { forPrograms } from "../../../shared/core/i18n/phrases.ts";
import { folded } from "../../../shared/core/text/fold.ts";
import { placeOfZip } from "../directory/places/places.ts";
import { nearTo } from "../directory/places/nearness.ts";
import { exchangeColumns, isPlaced, organizationIdOf, type ExchangeRow, linkOf } from "./records.ts";
import { taxonomy, termsOf } from "./terms.ts";

/**
 * How many records a page has without `per_page`, and at most. `minimal` has them all on one page.
 */
export const usualPage = 50;
export const maxPage = 500;

const whole = (name: string, most: number) => {
  const wrong = `${name} must be a whole number from 1 to ${most}`;
  return z.optional(
    z.pipe(
      z.string().check(z.regex(/^[0-9]{1,9}$/, wrong)),
      z.pipe(z.transform(Number), z.int().check(z.minimum(1, wrong), z.maximum(most, wrong))),
    ),
  );
};
const flag = (name: string) =>
  z.optional(
    z.pipe(
      z.enum(["true", "false"], `${name} must be true or false`),
      z.transform((word) => word === "true"),
    ),
  );
const id = (name: string) => z.optional(z.uuid(`${name} must be a UUID`));

/** A moment to the millisecond, with its offset; a day begins at midnight UTC. */
const moment = (name: string) =>
  z.optional(
    z.pipe(
      z.union([z.iso.datetime({ offset: true, local: false }), z.iso.date()], {
        error: `${name} must be a date and time such as 2026-12-01T15:04:05Z`,
      }),
      z.transform((text) => new Date(text)),
    ),
  );

const paging = { page: whole("page", 1_000_000), per_page: whole("per_page", maxPage) };
const format = z.optional(z.literal("json", "format must be json"));
const search = z.optional(z.string().check(z.maxLength(200, "search must have at most 200 characters")));
const byTerm = { taxonomy_term_id: id("taxonomy_term_id"), taxonomy_id: id("taxonomy_id") };
const byOrganization = { organization_id: id("organization_id") };

/** The parameters of each list, as the standard names them. */
export const asked = {
  services: z.looseObject({
    ...{ search, ...paging, format, ...byTerm, ...byOrganization },
    ...{ modified_after: moment("modified_after"), minimal: flag("minimal"), full: flag("full") },
  }),
  organizations: z.looseObject({
    ...{ search, ...paging, format, ...byTerm, full: flag("full"), full_service: flag("full_service") },
  }),
  organization: z.looseObject({ full_service: flag("full_service") }),
  serviceAtLocations: z.looseObject({
    ...{ search, ...paging, format, ...byTerm, ...byOrganization },
    ...{ modified_after: moment("modified_after"), full: flag("full") },
    postcode: z.optional(
      z.string().check(z.regex(/^\d{5}(?:-\d{4})?$/, "postcode must be a ZIP code of 5 digits")),
    ),
  }),
  taxonomies: z.looseObject({ search, ...paging, format }),
  terms: z.looseObject({
    ...{ search, ...paging, format, taxonomy_id: id("taxonomy_id") },
    ...{ parent_id: id("parent_id"), top_only: flag("top_only") },
  }),
  none: z.looseObject({}),
};

/** A parameter that is not known would otherwise be ignored, and the answer would hold too much. */
export function demandKnown(schema: z.ZodMiniObject, query: Readonly<Record<string, unknown>>) {
  const unknown = Object.keys(query).filter((name) => !(name in schema.def.shape));
  if (unknown.length > 0)
    throw new FormatRefusal(
      Object.fromEntries(
        unknown.map((name) => [name, [forPrograms(`${name} is not a parameter of this call`)]]),
      ),
    );
}

export interface Filter {
  search?: string | undefined;
  taxonomy_term_id?: string | undefined;
  taxonomy_id?: string | undefined;
  organization_id?: string | undefined;
  modified_after?: Date | undefined;
  postcode?: string | undefined;
}

/** The public entries in the order of the lists, in one statement. */
export const readRows = (
  { db }: Pick<Context, "db">,
  where: Prisma.ResourceWhereInput = {},
): Promise<ExchangeRow[]> =>
  db.resource.findMany({
    where: { retiredAt: null, ...where },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: exchangeColumns,
  });

/** The rows that every given parameter allows: they narrow one another. */
export function narrowed(rows: readonly ExchangeRow[], filter: Filter): ExchangeRow[] {
  const { search: text, taxonomy_term_id, taxonomy_id, organization_id, modified_after, postcode } = filter;
  if (taxonomy_id && taxonomy_id.toLowerCase() !== taxonomy.id) return [];
  const words = folded(text ?? "")
    .split(/\s+/)
    .filter(Boolean);
  const serves = postcode ? servesPostcode(postcode) : () => true;
  return rows.filter(
    (row) =>
      (!taxonomy_term_id || termsOf(row).some((term) => term.id === taxonomy_term_id.toLowerCase())) &&
      (!organization_id || organizationIdOf(row) === organization_id.toLowerCase()) &&
      (!modified_after || row.changedAt >= modified_after) &&
      (words.length === 0 || hasWords(row, words)) &&
      serves(row),
  );
}

function hasWords(row: ExchangeRow, words: readonly string[]): boolean {
  const text = folded(
    [row.name, row.description, row.type.replaceAll("_", " "), row.city, row.state].join(" "),
  );
  return words.every((word) => text.includes(word));
}

/** Whether an entry serves a ZIP code. A hidden entry never does: a match could tell its place. */
function servesPostcode(postcode: string): (row: ExchangeRow) => boolean {
  const place = placeOfZip(postcode);
  if (!place) return () => false;
  const nearness = nearTo({ state: place.state, zip: postcode.slice(0, 5) });
  return (row) => {
    if (row.isLocationHidden) return false;
    const near = nearness(row);
    return near !== undefined && near.level !== "elsewhere";
  };
}

/** One page of records in the standard's envelope. A page after the last is empty. */
export function pageOf<From, To>(
  all: readonly From[],
  { page = 1, per_page = usualPage }: { page?: number | undefined; per_page?: number | undefined },
  recordOf: (row: From) => To,
) {
  const pages = Math.max(1, Math.ceil(all.length / per_page));
  const contents = all.slice((page - 1) * per_page, page * per_page).map(recordOf);
  return {
    total_items: all.length,
    total_pages: pages,
    page_number: page,
    size: contents.length,
    first_page: page === 1,
    last_page: page >= pages,
    empty: contents.length === 0,
    contents,
  };
}

const findBy = (rows: readonly ExchangeRow[], given: string, idOf: (row: ExchangeRow) => string) => {
  const row = rows.find((one) => idOf(one) === given.toLowerCase());
  if (!row) throw notFound();
  return row;
};

const notFound = () => new Refusal("NOT_FOUND", forPrograms("There is no record with this id."));

function demandUuid(given: string | undefined): string {
  if (!given || !z.safeParse(z.uuid(), given).success)
    throw new FormatRefusal({ id: [forPrograms("id must be a UUID")] });
  return given;
}

export async function findService(context: Context, given: string | undefined) {
  const exchangeId = demandUuid(given).toLowerCase();
  return findBy(await readRows(context, { exchangeId }), exchangeId, (row) => row.exchangeId);
}

export const findOrganization = async (context: Context, given: string | undefined) =>
  findBy(await readRows(context), demandUuid(given), organizationIdOf);

/** The entries with a location, for the database. */
export const placed = { isLocationHidden: false, city: { not: null } } satisfies Prisma.ResourceWhereInput;

export async function findServiceAtLocation(context: Context, given: string | undefined) {
  const wanted = demandUuid(given);
  const row = findBy((await readRows(context, placed)).filter(isPlaced), wanted, (one) =>
    isPlaced(one) ? linkOf(one).id : "",
  );
  if (!isPlaced(row)) throw notFound();
  return row;
}

export function findIn<Item extends { id: string }>(all: readonly Item[], given: string | undefined): Item {
  const wanted = demandUuid(given).toLowerCase();
  const found = all.find((item) => item.id === wanted);
  if (!found) throw notFound();
  return found;
}

import type { Resource } from "../../../prisma/client/client.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { timeZoneOf } from "../../../shared/core/time/time-zones.ts";
import { stateName } from "../../../shared/community/directory/rules.ts";
import { uuidFrom } from "./ids.ts";
import { termsOf } from "./terms.ts";

/*
 * A directory entry as HSDS records. An entry is one service of one organization. It is at a
 * location if its city is public. Its street and postal code are unknown, so there is no address.
 */

/**
 * What the records of an entry are made from. The source stays out: a hidden one names the place.
 */
export type ExchangeRow = Pick<
  Resource,
  | ("exchangeId" | "state" | "type" | "kind" | "name" | "description" | "contactInfo" | "phone")
  | ("website" | "hours" | "city" | "area" | "counties" | "isLocationHidden" | "sourceRetrieved")
  | ("confirmedAt" | "changedAt")
>;

export const exchangeColumns = {
  ...{ exchangeId: true, state: true, type: true, kind: true, name: true, description: true },
  ...{ contactInfo: true, phone: true, website: true, hours: true, city: true, area: true, counties: true },
  ...{ isLocationHidden: true, sourceRetrieved: true, confirmedAt: true, changedAt: true },
} as const;

/** An identifier of a record that belongs to an entry. */
const idIn = ({ exchangeId }: ExchangeRow, ...parts: string[]) => uuidFrom(exchangeId, ...parts);

export const organizationIdOf = (row: ExchangeRow) => idIn(row, "organization");
const serviceAtLocationIdOf = (row: ExchangeRow) => idIn(row, "service_at_location");

/** Only such an entry has a location. */
export const isPlaced = (row: ExchangeRow): row is ExchangeRow & { city: string } =>
  !row.isLocationHidden && !!row.city;

/** The organization without lists: what a service refers to. */
export function organizationOf(row: ExchangeRow) {
  const { email, website } = contactOf(row);
  return {
    id: organizationIdOf(row),
    name: row.name,
    description: row.description,
    ...(email && { email }),
    ...(website && { website }),
  };
}

/** The organization with its telephone numbers, its location and its services. */
export function fullOrganizationOf(row: ExchangeRow) {
  return {
    ...organizationOf(row),
    phones: phonesOf(row),
    ...(isPlaced(row) && { locations: [locationOf(row)] }),
    services: [serviceOf(row)],
  };
}

/** The service without lists. */
export function serviceOf(row: ExchangeRow) {
  const { email, website } = contactOf(row);
  const assured =
    (row.confirmedAt && dayIn(timeZoneOf(row.state), row.confirmedAt)) ??
    /\d{4}-\d\d-\d\d$/.exec(row.sourceRetrieved)?.[0];
  return {
    id: row.exchangeId,
    organization_id: organizationIdOf(row),
    name: row.name,
    description: row.description,
    ...(website && { url: website }),
    ...(email && { email }),
    status: "active" as const,
    ...(assured && { assured_date: assured }),
    last_modified: row.changedAt.toISOString(),
  };
}

/** A service as lists have it: with the organization, which is exactly one. */
export const listedServiceOf = (row: ExchangeRow) => ({
  ...serviceOf(row),
  organization: organizationOf(row),
});

/** The service with everything that belongs to it. */
export function fullServiceOf(row: ExchangeRow) {
  const schedules = schedulesOf(row);
  return {
    ...listedServiceOf(row),
    phones: phonesOf(row),
    ...(schedules.length > 0 && { schedules }),
    service_areas: serviceAreasOf(row),
    ...(isPlaced(row) && { service_at_locations: [{ ...linkOf(row), location: locationOf(row) }] }),
    attributes: attributesOf(row),
  };
}

/** Where a service is given. Call it only for an entry with a place. */
export const serviceAtLocationOf = (row: ExchangeRow & { city: string }) => ({
  ...linkOf(row),
  location: locationOf(row),
  service: listedServiceOf(row),
});

export const fullServiceAtLocationOf = (row: ExchangeRow & { city: string }) => ({
  ...serviceAtLocationOf(row),
  service_areas: serviceAreasOf(row),
  phones: phonesOf(row),
  service: fullServiceOf(row),
});

export const linkOf = (row: ExchangeRow & { city: string }) => ({
  id: serviceAtLocationIdOf(row),
  service_id: row.exchangeId,
  location_id: idIn(row, "location"),
});

/** The town alone: neither its street nor a point on a map is known. */
export const locationOf = (row: ExchangeRow & { city: string }) => ({
  id: idIn(row, "location"),
  location_type: "physical" as const,
  organization_id: organizationIdOf(row),
  name: `${row.city}, ${row.state}`,
});

export const phonesOf = (row: ExchangeRow) =>
  numbersIn(row).map((number) => ({ id: idIn(row, "phone", number), number, type: "voice" }));

export const schedulesOf = (row: ExchangeRow) =>
  row.hours ? [{ id: idIn(row, "schedule"), description: row.hours }] : [];

/** The counties if the source names them, else the area in words. A hidden entry has its state. */
export const serviceAreasOf = (row: ExchangeRow) =>
  areaNames(row).map((name) => ({ id: idIn(row, "service_area", name), name }));

function areaNames(row: ExchangeRow): string[] {
  const { area, city, counties, isLocationHidden, state } = row;
  const inWords = stateName(state);
  if (area === "national" || !inWords) return ["United States"];
  if (isLocationHidden || area === "statewide") return [inWords];
  if (counties.length > 0) return counties.map((county) => `${countyName(county, state)}, ${state}`);
  if (area !== "regional" && area !== "county") return [`${area}, ${state}`];
  return [city ? `Around ${city}, ${state}` : `Part of ${inWords}`];
}

/** How the directory marks a city that is its own county. */
const city = " city";

/** "Lee County", "Orleans Parish", "Norfolk"; the directory names a county without the word. */
function countyName(county: string, state: string): string {
  if (county.endsWith(city)) return county.slice(0, -city.length);
  return `${county} ${state === "LA" ? "Parish" : "County"}`;
}

export const attributesOf = (row: ExchangeRow) =>
  termsOf(row).map((term) => ({
    id: idIn(row, "attribute", term.code),
    link_id: row.exchangeId,
    link_entity: "service",
    link_type: term.code.startsWith("type:") ? "service_type" : "intended_audience",
    taxonomy_term_id: term.id,
    taxonomy_term: term,
  }));

const partsOf = ({ contactInfo }: ExchangeRow) => contactInfo.split(" or ").map((part) => part.trim());
const isNumber = (part: string) => /^[0-9][0-9 -]*$/.test(part);

/** The numbers to call, each once. */
const numbersIn = (row: ExchangeRow) => [
  ...new Set([...partsOf(row).filter(isNumber), ...(row.phone ? [row.phone] : [])]),
];

function contactOf(row: ExchangeRow): { email?: string | undefined; website?: string | undefined } {
  if (row.isLocationHidden) return {}; // a domain may name the place
  const parts = partsOf(row);
  const domain = parts.find((part) => /[a-z]/i.test(part) && !/[@\s]/.test(part));
  const website = row.website ?? (domain && `https://${domain}`);
  return {
    email: parts.find((part) => part.includes("@")),
    website: website && URL.canParse(website) ? website : undefined,
  };
}

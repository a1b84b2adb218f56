type Texts = Readonly<Record<string, string>>;

const page: Texts = {
  contents: "The records of this page.",
  empty: "True if the page has no records.",
  first_page: "True for the first page.",
  last_page: "True for the last page.",
  page_number: "Number of this page, starting at 1.",
  size: "Number of records on this page.",
  total_items: "Number of records on all pages.",
  total_pages: "Number of pages.",
};

const asked: Texts = {
  format: "Only `json`.",
  full: "`true` for records with everything that belongs to them.",
  full_service: "`true` for organizations whose services have everything that belongs to them.",
  minimal: "`true` for `id` and `last_modified` alone, all on one page.",
  modified_after: "Only what changed at this time or later, such as `2026-12-01T15:04:05Z`.",
  organization_id: "Only services of this organization.",
  page: "Page number, starting at 1.",
  parent_id: "Only terms below this one. No term is below another.",
  per_page: "Number of records on a page, from 1 to 500. The default is 50.",
  postcode: "A ZIP code: only what serves it. Entries with a hidden location are never found by a ZIP code.",
  search: "Words that the name, the description, the type or the town must contain.",
  taxonomy_id: "Only what is classified by this taxonomy.",
  taxonomy_term_id: "Only what is classified by this term.",
  top_only: "Terms have no levels, so this changes nothing.",
};

const ids: Texts = {
  id: "UUID of the record. It never changes.",
  link_id: "UUID of the service that is classified.",
  location_id: "UUID of the location.",
  organization_id: "UUID of the organization.",
  service_id: "UUID of the service.",
  taxonomy_id: "UUID of the taxonomy.",
  taxonomy_term_id: "UUID of the term.",
};

const record: Texts = {
  ...ids,
  assured_date: "The day of the last check, as YYYY-MM-DD. Absent if unknown.",
  attributes: "How the service is classified.",
  code: "The term in the directory, such as `type:shelter`.",
  description: "Description in English.",
  email: "Email address. Absent if there is none.",
  language: "Language of the term: `en`.",
  last_modified: "When the entry last changed, in UTC (ISO 8601).",
  link_entity: "Always `service`.",
  link_type: "`service_type` or `intended_audience`.",
  location: "The town. Streets and postal codes are unknown.",
  location_type: "Always `physical`.",
  locations: "Where it is. Absent if its place is hidden or unknown.",
  name: "Name.",
  number: "The number as it is dialed.",
  organization: "The organization that gives the service.",
  phones: "Numbers to call.",
  schedules: "When it is open, in words. Absent if unknown.",
  service: "The service.",
  service_areas: "Where the people live whom it serves.",
  service_at_locations: "Where it is given. Absent if its place is hidden or unknown.",
  services: "Its services.",
  status: "Always `active`: a removed entry is in no list.",
  taxonomy: "Name of the taxonomy.",
  taxonomy_term: "The term.",
  type: "Always `voice`.",
  url: "Web address. Absent if there is none.",
  version: "Version of the taxonomy.",
  website: "Web address. Absent if there is none.",
};

const lists = [
  ...["listHsdsServices", "listHsdsOrganizations", "listHsdsServiceAtLocations"],
  ...["listHsdsTaxonomies", "listHsdsTaxonomyTerms"],
];
const single = [
  ...["getHsdsService", "getHsdsOrganization", "getHsdsServiceAtLocation"],
  ...["getHsdsTaxonomy", "getHsdsTaxonomyTerm"],
];
const components = [
  ...["HsdsService", "HsdsListedService", "HsdsMinimalService", "HsdsOrganization"],
  ...["HsdsListedOrganization", "HsdsServiceAtLocation", "HsdsListedServiceAtLocation", "HsdsLocation"],
  ...["HsdsPhone", "HsdsSchedule", "HsdsServiceArea", "HsdsAttribute", "HsdsTaxonomy", "HsdsTaxonomyTerm"],
];
const each = (names: readonly string[], texts: Texts) =>
  Object.fromEntries(names.map((name) => [name, texts]));

/** The directory exchange, whose fields have the names of HSDS. */
export const exchangeTexts: Readonly<Record<string, Texts>> = {
  ...each(lists, { ...page, ...asked }),
  ...each(single, { ...asked, id: "UUID of the record." }),
  ...each(components, record),
  HsdsApi: {
    description: "What this API holds.",
    name: "Name of the operator.",
    openapi_url: "Address of the description of this API.",
    profile: "Address of the standard that the records follow.",
    publisher: "Who publishes it.",
    version: "Version of HSDS.",
    website: "Address of this installation.",
  },
};

/** Of a directory entry. */
export const fullTonightTexts: Texts = {
  fullTonight:
    "A shelter's own word that it is full for the night. Absent otherwise, from 8 a.m. there, and for a hidden location.",
  since: "When the shelter said so, in UTC (ISO 8601).",
  timeZone: "IANA time zone of its state.",
  until: "The next 8 a.m. there, in UTC (ISO 8601). From then on it means nothing.",
};

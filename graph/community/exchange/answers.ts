import * as z from "zod/mini";
import { component } from "../../core/http/rest.ts";

/* The records as the standard has them, in the fields that the directory can fill. */

const id = z.uuid();
const email = z.optional(z.string());
const url = z.optional(z.url());

const taxonomy = component(
  "HsdsTaxonomy",
  z.object({ id, name: z.string(), description: z.string(), version: z.string() }),
);
const term = component(
  "HsdsTaxonomyTerm",
  z.object({
    ...{ id, code: z.string(), name: z.string(), description: z.string(), taxonomy: z.string() },
    ...{ taxonomy_id: id, language: z.string() },
  }),
);
const phone = component("HsdsPhone", z.object({ id, number: z.string(), type: z.string() }));
const schedule = component("HsdsSchedule", z.object({ id, description: z.string() }));
const area = component("HsdsServiceArea", z.object({ id, name: z.string() }));
const attribute = component(
  "HsdsAttribute",
  z.object({
    ...{ id, link_id: id, link_entity: z.string(), link_type: z.string(), taxonomy_term_id: id },
    taxonomy_term: term,
  }),
);
const location = component(
  "HsdsLocation",
  z.object({ id, location_type: z.literal("physical"), organization_id: id, name: z.string() }),
);

const organizationFields = { id, name: z.string(), description: z.string(), email, website: url };
const serviceFields = {
  ...{ id, organization_id: id, name: z.string(), description: z.string(), url, email },
  ...{ status: z.literal("active"), assured_date: z.optional(z.iso.date()), last_modified: z.iso.datetime() },
};
const listedOrganization = component("HsdsListedOrganization", z.object(organizationFields));
const listedService = component(
  "HsdsListedService",
  z.object({ ...serviceFields, organization: listedOrganization }),
);
const linkFields = { id, service_id: id, location_id: id };
const service = component(
  "HsdsService",
  z.object({
    ...serviceFields,
    organization: listedOrganization,
    phones: z.array(phone),
    schedules: z.optional(z.array(schedule)),
    service_areas: z.array(area),
    service_at_locations: z.optional(z.array(z.object({ ...linkFields, location }))),
    attributes: z.array(attribute),
  }),
);
const minimalService = component("HsdsMinimalService", z.object({ id, last_modified: z.iso.datetime() }));
const listedServiceAtLocation = component(
  "HsdsListedServiceAtLocation",
  z.object({ ...linkFields, location, service: listedService }),
);
const serviceAtLocation = component(
  "HsdsServiceAtLocation",
  z.object({ ...linkFields, location, service_areas: z.array(area), phones: z.array(phone), service }),
);
const organization = component(
  "HsdsOrganization",
  z.object({
    ...organizationFields,
    phones: z.array(phone),
    locations: z.optional(z.array(location)),
    services: z.array(z.union([service, z.object(serviceFields)])),
  }),
);

const pageFields = {
  total_items: z.int(),
  total_pages: z.int(),
  page_number: z.int(),
  size: z.int(),
  first_page: z.boolean(),
  last_page: z.boolean(),
  empty: z.boolean(),
};

export const answers = {
  about: component(
    "HsdsApi",
    z.object({
      ...{ version: z.string(), profile: z.url(), openapi_url: z.url(), description: z.string() },
      publisher: z.object({ name: z.string(), website: z.url() }),
    }),
  ),
  taxonomy,
  term,
  service,
  organization,
  serviceAtLocation,
  services: z.object({
    ...pageFields,
    contents: z.union([z.array(service), z.array(listedService), z.array(minimalService)]),
  }),
  organizations: z.object({
    ...pageFields,
    contents: z.union([z.array(organization), z.array(listedOrganization)]),
  }),
  serviceAtLocations: z.object({
    ...pageFields,
    contents: z.union([z.array(serviceAtLocation), z.array(listedServiceAtLocation)]),
  }),
  taxonomies: z.object({ ...pageFields, contents: z.array(taxonomy) }),
  terms: z.object({ ...pageFields, contents: z.array(term) }),
};

/*
 * What HSDS 3.1 asks of the records that the directory gives: the fields of each table, their kind,
 * and which are required. Written down from the reference at docs.openreferral.org; Open Referral
 * publishes the specification under CC BY-SA 4.0.
 */

type Kind = "text" | "uuid" | "uri" | "email" | "date" | "datetime" | "number" | readonly string[];

export interface StandardTable {
  /** The file in the tabular form. */
  file: string;
  fields: Readonly<Record<string, Kind>>;
  required: readonly string[];
  /** Required in the tabular form besides. */
  tabularRequired?: readonly string[];
  /** Records inside a record, by the name of their table; a list if the name is in brackets. */
  nested?: Readonly<Record<string, string>>;
}

export const standard: Readonly<Record<string, StandardTable>> = {
  organization: {
    file: "organizations.csv",
    fields: {
      ...{ id: "uuid", name: "text", alternate_name: "text", description: "text", email: "email" },
      ...{ website: "uri", year_incorporated: "number", legal_status: "text", logo: "text", uri: "uri" },
      ...{ tax_status: "text", tax_id: "text", parent_organization_id: "uuid" },
    },
    required: ["id", "name", "description"],
    nested: { phones: "[phone]", locations: "[location]", services: "[service]", attributes: "[attribute]" },
  },
  service: {
    file: "services.csv",
    fields: {
      ...{ id: "uuid", organization_id: "uuid", program_id: "uuid", name: "text", alternate_name: "text" },
      ...{ description: "text", url: "uri", email: "email" },
      status: ["active", "inactive", "defunct", "temporarily closed"],
      ...{ interpretation_services: "text", application_process: "text", fees_description: "text" },
      ...{ accreditations: "text", eligibility_description: "text", minimum_age: "number" },
      ...{ maximum_age: "number", assured_date: "date", assurer_email: "email", alert: "text" },
      ...{ wait_time: "text", fees: "text", licenses: "text", last_modified: "datetime" },
    },
    required: ["id", "name", "status"],
    tabularRequired: ["organization_id"],
    nested: {
      ...{ organization: "organization", phones: "[phone]", schedules: "[schedule]" },
      ...{ service_areas: "[service_area]", service_at_locations: "[service_at_location]" },
      attributes: "[attribute]",
    },
  },
  service_at_location: {
    file: "service_at_location.csv",
    fields: { id: "uuid", service_id: "uuid", location_id: "uuid", description: "text" },
    required: ["id"],
    tabularRequired: ["service_id", "location_id"],
    nested: {
      ...{ location: "location", service: "service", phones: "[phone]", schedules: "[schedule]" },
      service_areas: "[service_area]",
    },
  },
  location: {
    file: "locations.csv",
    fields: {
      id: "uuid",
      location_type: ["physical", "postal", "virtual"],
      ...{ url: "uri", organization_id: "uuid", name: "text", alternate_name: "text", description: "text" },
      ...{ transportation: "text", latitude: "number", longitude: "number" },
      ...{ external_identifier: "text", external_identifier_type: "text" },
    },
    required: ["id", "location_type"],
    nested: { phones: "[phone]", schedules: "[schedule]" },
  },
  phone: {
    file: "phones.csv",
    fields: {
      ...{ id: "uuid", location_id: "uuid", service_id: "uuid", organization_id: "uuid" },
      ...{ contact_id: "uuid", service_at_location_id: "uuid", number: "text", extension: "number" },
      ...{ type: "text", description: "text" },
    },
    required: ["id", "number"],
  },
  schedule: {
    file: "schedules.csv",
    fields: {
      ...{ id: "uuid", service_id: "uuid", location_id: "uuid", service_at_location_id: "uuid" },
      ...{ description: "text", notes: "text", opens_at: "text", closes_at: "text" },
    },
    required: ["id"],
  },
  service_area: {
    file: "service_areas.csv",
    fields: {
      ...{ id: "uuid", service_id: "uuid", service_at_location_id: "uuid", name: "text" },
      ...{ description: "text", extent: "text", extent_type: "text", uri: "text" },
    },
    required: ["id"],
  },
  attribute: {
    file: "attributes.csv",
    fields: {
      ...{ id: "uuid", link_id: "uuid", taxonomy_term_id: "uuid", link_type: "text", link_entity: "text" },
      ...{ value: "text", label: "text" },
    },
    required: ["id"],
    tabularRequired: ["link_id", "taxonomy_term_id", "link_entity"],
    nested: { taxonomy_term: "taxonomy_term" },
  },
  taxonomy_term: {
    file: "taxonomy_terms.csv",
    fields: {
      ...{ id: "uuid", code: "text", name: "text", description: "text", parent_id: "uuid" },
      ...{ taxonomy: "text", taxonomy_id: "uuid", language: "text", term_uri: "uri" },
    },
    required: ["id", "name", "description"],
    nested: { taxonomy_detail: "taxonomy" },
  },
  taxonomy: {
    file: "taxonomies.csv",
    fields: { id: "uuid", name: "text", description: "text", uri: "uri", version: "text" },
    required: ["id", "name", "description"],
  },
};

const shapes: Partial<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/,
  date: /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/,
  datetime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?(?:Z|[+-]\d\d:\d\d)$/,
};

function isKind(value: unknown, kind: Kind): boolean {
  if (kind === "number") return typeof value === "number";
  if (typeof value !== "string" || value === "") return false;
  if (typeof kind !== "string") return kind.includes(value);
  if (kind === "uri") return URL.canParse(value);
  return shapes[kind]?.test(value) ?? true;
}

/** What the standard would refuse in a record, with the path to it. */
export function wrongIn(name: string, record: unknown, path = name): string[] {
  const table = standard[name];
  if (!table) return [`${path}: no such table`];
  if (typeof record !== "object" || record === null || Array.isArray(record)) return [`${path}: no record`];
  const missing = table.required.filter((field) => !(field in record));
  return [
    ...missing.map((field) => `${path}.${field}: missing`),
    ...Object.entries(record).flatMap(([field, value]): string[] => {
      const at = `${path}.${field}`;
      const kind = table.fields[field];
      if (kind) return isKind(value, kind) ? [] : [`${at}: ${JSON.stringify(value)}`];
      const inner = table.nested?.[field];
      if (!inner) return [`${at}: not in the standard`];
      if (!inner.startsWith("[")) return wrongIn(inner, value, at);
      if (!Array.isArray(value)) return [`${at}: no list`];
      return value.flatMap((one, index) => wrongIn(inner.slice(1, -1), one, `${at}[${index}]`));
    }),
  ];
}

import { zipSync, strToU8 } from "fflate";
import { stringify } from "csv-stringify/sync";
import type { Context } from "../../core/context.ts";
import { publicUrl } from "../../core/env.ts";
import { csvForm } from "../../core/tables/csv.ts";
import { trainingMark } from "../../core/training.ts";
import { readRows } from "./list.ts";
import {
  attributesOf,
  isPlaced,
  linkOf,
  locationOf,
  organizationOf,
  phonesOf,
  schedulesOf,
  serviceAreasOf,
  serviceOf,
  type ExchangeRow,
} from "./records.ts";
import { hsdsProfile, hsdsVersion } from "./version.ts";
import { taxonomy, terms } from "./terms.ts";

type Cells = Readonly<Record<string, string>>;

interface Column {
  name: string;
  type?: "datetime" | "date";
  format?: "uuid" | "uri" | "email";
  isRequired?: true;
  /** The table whose `id` it holds. */
  refersTo?: string;
}

interface Table {
  name: string;
  file: string;
  columns: readonly Column[];
  rows: (entries: readonly ExchangeRow[]) => Cells[];
}

const id: Column = { name: "id", format: "uuid", isRequired: true };
const to = (name: string, refersTo: string, isRequired?: true): Column => ({
  ...{ name, format: "uuid", refersTo },
  ...(isRequired && { isRequired }),
});
const text = (name: string, isRequired?: true): Column => ({ name, ...(isRequired && { isRequired }) });
const email: Column = { name: "email", format: "email" };

/** The tables in which the standard's tabular form has the same records, one file each. */
const tables: readonly Table[] = [
  {
    ...{ name: "organization", file: "organizations.csv" },
    columns: [id, text("name", true), text("description", true), email, { name: "website", format: "uri" }],
    rows: (entries) => entries.map(organizationOf),
  },
  {
    ...{ name: "service", file: "services.csv" },
    columns: [
      ...[id, to("organization_id", "organization", true), text("name", true), text("description")],
      ...[{ name: "url", format: "uri" } as const, email, text("status", true)],
      { name: "assured_date", type: "date" },
      { name: "last_modified", type: "datetime" },
    ],
    rows: (entries) => entries.map(serviceOf),
  },
  {
    ...{ name: "location", file: "locations.csv" },
    columns: [id, text("location_type", true), to("organization_id", "organization"), text("name")],
    rows: (entries) => entries.filter(isPlaced).map(locationOf),
  },
  {
    ...{ name: "service_at_location", file: "service_at_location.csv" },
    columns: [id, to("service_id", "service", true), to("location_id", "location", true)],
    rows: (entries) => entries.filter(isPlaced).map(linkOf),
  },
  {
    ...{ name: "phone", file: "phones.csv" },
    columns: [id, to("service_id", "service"), text("number", true), text("type")],
    rows: (entries) => belongingTo(entries, phonesOf),
  },
  {
    ...{ name: "schedule", file: "schedules.csv" },
    columns: [id, to("service_id", "service"), text("description")],
    rows: (entries) => belongingTo(entries, schedulesOf),
  },
  {
    ...{ name: "service_area", file: "service_areas.csv" },
    columns: [id, to("service_id", "service"), text("name")],
    rows: (entries) => belongingTo(entries, serviceAreasOf),
  },
  {
    ...{ name: "attribute", file: "attributes.csv" },
    columns: [
      ...[id, { name: "link_id", format: "uuid", isRequired: true } as const, text("link_type")],
      ...[text("link_entity", true), to("taxonomy_term_id", "taxonomy_term", true)],
    ],
    rows: (entries) =>
      entries.flatMap(attributesOf).map(({ id: own, link_id, link_type, link_entity, taxonomy_term_id }) => ({
        ...{ id: own, link_id, link_type, link_entity, taxonomy_term_id },
      })),
  },
  {
    ...{ name: "taxonomy_term", file: "taxonomy_terms.csv" },
    columns: [
      ...[id, text("code"), text("name", true), text("description", true), text("taxonomy")],
      ...[to("taxonomy_id", "taxonomy"), text("language")],
    ],
    rows: () => terms.map((term) => ({ ...term })),
  },
  {
    ...{ name: "taxonomy", file: "taxonomies.csv" },
    columns: [id, text("name", true), text("description", true), text("version")],
    rows: () => [{ ...taxonomy }],
  },
];

/** The records that a service has many of. */
const belongingTo = (
  entries: readonly ExchangeRow[],
  recordsOf: (row: ExchangeRow) => Record<string, string>[],
): Cells[] =>
  entries.flatMap((row) => recordsOf(row).map((record) => ({ ...record, service_id: row.exchangeId })));

/**
 * The whole directory as a zip: one CSV file for each table, and `datapackage.json`, which
 * describes them as a tabular data package. The same directory gives the same bytes.
 */
export async function makePackage(context: Context): Promise<Uint8Array> {
  const rows = await readRows(context);
  const files = tables.map(({ file, columns, rows: rowsOf }) => [
    file,
    stringify(
      rowsOf(rows).map((row) => columns.map(({ name }) => row[name] ?? "")),
      // Programs read it: an apostrophe before a phone number would be a part of the number.
      { ...csvForm, header: true, columns: columns.map(({ name }) => name) },
    ),
  ]);
  const about = JSON.stringify(describe(context), undefined, 2);
  return zipSync(
    Object.fromEntries(
      [["datapackage.json", about], ...files].map(([name, body]) => [name, strToU8(body ?? "")]),
    ),
    { mtime: new Date(2000, 0, 1, 12) }, // a zip has times without a zone; one that changes would change the ETag
  );
}

/** `datapackage.json`: the tables, their columns, and which column refers to which table. */
function describe({ env, config }: Context) {
  const { systemName } = config();
  const training = trainingMark(env);
  return {
    name: "directory-of-help",
    title: `${training ? `${training.word}: ` : ""}The directory of help of ${systemName}`,
    description: `The public directory of help in the Human Services Data Specification (HSDS) ${hsdsVersion}, which is by Open Referral under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/).`,
    homepage: publicUrl(env),
    profile: "tabular-data-package",
    hsds: { version: hsdsVersion, profile: hsdsProfile },
    resources: tables.map(({ name, file, columns }) => ({
      name,
      path: file,
      profile: "tabular-data-resource",
      format: "csv",
      mediatype: "text/csv",
      encoding: "utf-8",
      schema: {
        fields: columns.map(({ name: column, type = "string", format, isRequired }) => ({
          name: column,
          type,
          ...(format && { format }),
          ...((isRequired || column === "id") && {
            constraints: { ...(isRequired && { required: true }), ...(column === "id" && { unique: true }) },
          }),
        })),
        primaryKey: "id",
        foreignKeys: columns.flatMap(({ name: column, refersTo }) =>
          refersTo ? [{ fields: column, reference: { resource: refersTo, fields: "id" } }] : [],
        ),
      },
    })),
  };
}

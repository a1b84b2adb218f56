import type * as z from "zod/mini";
import type { Context } from "../../core/context.ts";
import { publicUrl } from "../../core/env.ts";
import { operatorOf } from "../../core/installation-name.ts";
import { route, type Route, type Routes } from "../../core/http/rest.ts";
import { folded } from "../../../shared/core/text/fold.ts";
import { answers } from "./answers.ts";
import {
  asked,
  demandKnown,
  findIn,
  findOrganization,
  findService,
  findServiceAtLocation,
  narrowed,
  pageOf,
  placed,
  readRows,
} from "./list.ts";
import {
  fullOrganizationOf,
  fullServiceAtLocationOf,
  fullServiceOf,
  isPlaced,
  listedServiceOf,
  organizationOf,
  serviceAtLocationOf,
  type ExchangeRow,
} from "./records.ts";
import { taxonomy, terms } from "./terms.ts";
import { hsdsProfile, hsdsVersion } from "./version.ts";

interface Read<Query extends z.ZodMiniObject> {
  path: `/hsds/${string}`;
  operationId: string;
  summary: string;
  description?: string;
  query: Query;
  answer: z.ZodMiniType;
  example?: { params?: Record<string, string>; query?: Record<string, string> };
  read: (context: Context, query: z.output<Query>, id: string | undefined) => unknown;
}

/** A call that reads: public, kept for some minutes, and strict about its parameters. */
const reading = <Query extends z.ZodMiniObject>({
  path,
  read,
  ...shape
}: Read<Query>): [`GET /hsds/${string}`, Route] => [
  `GET ${path}`,
  route(
    {
      access: "public",
      tag: "Directory exchange",
      isKept: true,
      ...(/:id/.test(path) && { refusals: ["NOT_FOUND"] as const }),
      ...shape,
    },
    async (context, { query, params }) => {
      demandKnown(shape.query, query);
      return read(context, query, params["id"]);
    },
  ),
];

const organizationWith = (row: ExchangeRow, hasServices: boolean | undefined) => ({
  ...fullOrganizationOf(row),
  ...(hasServices && { services: [fullServiceOf(row)] }),
});

const named = <Item extends { name: string; description: string }>(all: readonly Item[], search = "") => {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return all.filter(({ name, description }) => {
    const text = folded(`${name} ${description}`);
    return words.every((word) => text.includes(word));
  });
};

/** The directory for other directories, as HSDS has it. Everything is read only. */
/** Ids in the shape of those that an installation makes. */
const exampleIds = {
  service: "3f0c8a52-7a64-4d0e-9a36-5b7d1f2c8e01",
  organization: "3f0c8a52-7a64-5d0e-9a36-5b7d1f2c8e02",
  place: "3f0c8a52-7a64-5d0e-9a36-5b7d1f2c8e03",
};

export const exchangeRoutes: Routes = Object.fromEntries([
  reading({
    path: "/hsds/",
    operationId: "describeHsds",
    summary: "Read which version of HSDS this is.",
    description: "The start of the directory exchange. `/hsds/datapackage.zip` has all of it as one file.",
    query: asked.none,
    answer: answers.about,
    read: ({ env, config }) => {
      const site = publicUrl(env);
      const { systemName } = config();
      return {
        version: hsdsVersion,
        profile: hsdsProfile,
        openapi_url: `${site}/api/openapi.json`,
        description: `The public directory of help of ${systemName}.`,
        publisher: { name: operatorOf(env, config()).name || systemName, website: site },
      };
    },
  }),
  reading({
    path: "/hsds/services",
    operationId: "listHsdsServices",
    summary: "List services.",
    description:
      "Each directory entry is one service. Parameters narrow one another. A service that is no longer listed was removed.",
    query: asked.services,
    answer: answers.services,
    example: { query: { per_page: "2", modified_after: "2026-01-01T06:00:00Z", full: "true" } },
    read: async (context, { minimal, full, page, per_page, ...filter }) => {
      const rows = narrowed(await readRows(context), filter);
      if (minimal)
        return pageOf(rows, { page, per_page: per_page ?? Math.max(1, rows.length) }, (row) => ({
          id: row.exchangeId,
          last_modified: row.changedAt.toISOString(),
        }));
      return pageOf<ExchangeRow, object>(rows, { page, per_page }, full ? fullServiceOf : listedServiceOf);
    },
  }),
  reading({
    path: "/hsds/services/:id",
    operationId: "getHsdsService",
    summary: "Read a service with everything that belongs to it.",
    query: asked.none,
    answer: answers.service,
    example: { params: { id: exampleIds.service } },
    read: async (context, _query, id) => fullServiceOf(await findService(context, id)),
  }),
  reading({
    path: "/hsds/organizations",
    operationId: "listHsdsOrganizations",
    summary: "List organizations.",
    description: "Each directory entry is one organization.",
    query: asked.organizations,
    answer: answers.organizations,
    example: { query: { search: "food", per_page: "2" } },
    read: async (context, { full, full_service, page, per_page, ...filter }) =>
      pageOf<ExchangeRow, object>(narrowed(await readRows(context), filter), { page, per_page }, (row) =>
        full || full_service ? organizationWith(row, full_service) : organizationOf(row),
      ),
  }),
  reading({
    path: "/hsds/organizations/:id",
    operationId: "getHsdsOrganization",
    summary: "Read an organization with its services.",
    query: asked.organization,
    answer: answers.organization,
    example: { params: { id: exampleIds.organization } },
    read: async (context, { full_service }, id) =>
      organizationWith(await findOrganization(context, id), full_service),
  }),
  reading({
    path: "/hsds/service_at_locations",
    operationId: "listHsdsServiceAtLocations",
    summary: "List the services that have a place.",
    description:
      "Only entries whose town is public. Streets and postal codes are unknown, so a location has no address.",
    query: asked.serviceAtLocations,
    answer: answers.serviceAtLocations,
    example: { query: { postcode: "77002", per_page: "2" } },
    read: async (context, { full, page, per_page, ...filter }) => {
      const rows = narrowed(await readRows(context, placed), filter).filter(isPlaced);
      return pageOf<ExchangeRow & { city: string }, object>(
        rows,
        { page, per_page },
        full ? fullServiceAtLocationOf : serviceAtLocationOf,
      );
    },
  }),
  reading({
    path: "/hsds/service_at_locations/:id",
    operationId: "getHsdsServiceAtLocation",
    summary: "Read a service at its place.",
    query: asked.none,
    answer: answers.serviceAtLocation,
    example: { params: { id: exampleIds.place } },
    read: async (context, _query, id) => fullServiceAtLocationOf(await findServiceAtLocation(context, id)),
  }),
  reading({
    path: "/hsds/taxonomies",
    operationId: "listHsdsTaxonomies",
    summary: "List taxonomies.",
    query: asked.taxonomies,
    answer: answers.taxonomies,
    example: {},
    read: (_context, { search, page, per_page }) =>
      pageOf(named([taxonomy], search), { page, per_page }, (one) => one),
  }),
  reading({
    path: "/hsds/taxonomies/:id",
    operationId: "getHsdsTaxonomy",
    summary: "Read a taxonomy.",
    query: asked.none,
    answer: answers.taxonomy,
    example: { params: { id: taxonomy.id } },
    read: (_context, _query, id) => findIn([taxonomy], id),
  }),
  reading({
    path: "/hsds/taxonomy_terms",
    operationId: "listHsdsTaxonomyTerms",
    summary: "List the terms by which services are classified.",
    query: asked.terms,
    answer: answers.terms,
    example: { query: { search: "shelter" } },
    read: (_context, { search, taxonomy_id, parent_id, page, per_page }) => {
      const isOther = (taxonomy_id && taxonomy_id.toLowerCase() !== taxonomy.id) || parent_id; // no term has a parent
      return pageOf(isOther ? [] : named(terms, search), { page, per_page }, (one) => one);
    },
  }),
  reading({
    path: "/hsds/taxonomy_terms/:id",
    operationId: "getHsdsTaxonomyTerm",
    summary: "Read a term.",
    query: asked.none,
    answer: answers.term,
    example: { params: { id: terms[0]?.id ?? "" } },
    read: (_context, _query, id) => findIn(terms, id),
  }),
]);

import type { FieldMap, ObjectRef } from "@pothos/core";
import { getRefFromModel, queryFromInfo } from "@pothos/plugin-prisma";
import type { GraphQLResolveInfo } from "graphql";
import type PrismaTypes from "../../../prisma/pothos.ts";
import type { Context } from "../context.ts";
import { builder } from "./builder.ts";
import { numberInCursor } from "./ids.ts";
import { cursorOf, pageSize } from "../../../shared/core/graphql/pages.ts";

/*
 * Every list is a Relay connection, read forward: `callbacks(filter: …, first: 25, after: …)`.
 */

/** The last row that can be paged to; beyond it a search is faster. */
const lastPosition = 100_000;

/** The arguments of every list: `args: { filter: …, ...paging }`. */
export const paging = builder.args((t) => ({
  first: t.int({ required: false }),
  after: t.string({ required: false }),
}));

interface PageArgs {
  first?: number | null | undefined;
  after?: string | null | undefined;
}

/** The rows to read: one more than the page shows, to know whether another page follows. */
export interface Slice {
  /** Number in the last cursor of the previous page, 0 on the first page. */
  after: number;
  take: number;
}

/** One page of a list. Neither its rows nor their number are read before they are selected. */
export interface Page<Row> {
  edges: () => Promise<{ cursor: string; node: Row }[]>;
  pageInfo: () => Promise<{
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  }>;
  count: () => Promise<number>;
}

interface Reading<Row> {
  read: (slice: Slice) => Promise<Row[]>;
  /** The number of rows on all pages. `load` reads the rows first, if the same statement counts. */
  count: (load: () => Promise<unknown>) => Promise<number>;
  /** The number in a row's cursor. Without it, cursors are positions in the list. */
  numberOf?: (row: Row) => number;
}

/** One page of the list that `read` and `count` read. */
export function pageOf<Row>({ first, after: cursor }: PageArgs, list: Reading<Row>): Page<Row> {
  const { read, count, numberOf } = list;
  const size = pageSize(first);
  const number = cursor ? numberInCursor(cursor) : 0;
  const after = numberOf ? number : Math.min(number, lastPosition);
  let rows: Promise<Row[]> | undefined;
  const load = () => (rows ??= read({ after, take: size + 1 }));
  const edges = async () =>
    (await load()).slice(0, size).map((node, index) => ({
      cursor: cursorOf(numberOf ? numberOf(node) : after + index + 1),
      node,
    }));
  return {
    edges,
    count: () => count(load),
    async pageInfo() {
      const shown = await edges();
      return {
        hasNextPage: (await load()).length > size,
        hasPreviousPage: after > 0,
        startCursor: shown[0]?.cursor ?? null,
        endCursor: shown.at(-1)?.cursor ?? null,
      };
    },
  };
}

interface Found {
  rows: unknown[];
  total: number;
}

/** A list whose statement reads the rows of a page together with their number and other sums. */
export interface WithSums<Sums extends Found> extends Page<Sums["rows"][number]> {
  sums: () => Promise<Sums>;
}

/** One page of it. What is asked about it, is read once. */
export function pageWithSums<Sums extends Found>(
  args: PageArgs,
  read: (slice: Slice) => Promise<Sums>,
): WithSums<Sums> {
  let found: Promise<Sums> | undefined;
  const list = pageOf<Sums["rows"][number]>(args, {
    read: async (slice) => (await (found = read(slice))).rows,
    count: async (load) => {
      await load();
      return (await (found as Promise<Sums>)).total;
    },
  });
  return {
    ...list,
    async sums() {
      await list.edges();
      return found as Promise<Sums>;
    },
  };
}

/** The slice of a list that was read as a whole. */
export const cut = <Row>(rows: Row[], { after, take }: Slice) => ({
  rows: rows.slice(after, after + take),
  total: rows.length,
});

/** The slice of a list of positions, for the database. */
export const at = ({ after, take }: Slice) => ({ skip: after, take });

/** What is selected of the rows, for the database. */
export const selectedIn = (context: Context, info: GraphQLResolveInfo) =>
  queryFromInfo({ context, info, path: ["edges", "node"] }) as { select?: never; include?: never };

type Schema = typeof builder extends PothosSchemaTypes.SchemaBuilder<infer Types> ? Types : never;

/** The type of a model's rows, for domains below the one that defines it. */
export const typeOf = <Model extends keyof PrismaTypes>(model: Model) =>
  getRefFromModel(model, builder) as unknown as ObjectRef<Schema, PrismaTypes[Model]["Shape"]>;

interface Connection<List> {
  description: string;
  /** What its rows are, if it is more than the rows of a page. */
  edges?: string;
  /** What is counted, if it is more than the matching rows. */
  totalCount?: string;
  /** What else is counted. */
  fields?: (t: PothosSchemaTypes.ObjectFieldBuilder<Schema, List>) => FieldMap;
}

/** The type of a list's pages: rows of this type, their number, and what else is counted. */
export function connectionOf<Row, List extends Page<Row> = Page<Row>>(
  name: string,
  type: ObjectRef<Schema, Row>,
  { description, fields, ...texts }: Connection<List>,
): ObjectRef<Schema, List> {
  const edge = builder.objectRef<{ cursor: string; node: Row }>(`${name}Edge`).implement({
    fields: (t) => ({
      cursor: t.exposeString("cursor"),
      node: t.field({ type, resolve: ({ node }) => node as never }),
    }),
  });
  return builder.objectRef<List>(`${name}Connection`).implement({
    description,
    fields: (t) => ({
      edges: t.field({ description: texts.edges, type: [edge], resolve: (page) => page.edges() }),
      pageInfo: t.field({ type: builder.pageInfoRef(), resolve: (page) => page.pageInfo() }),
      totalCount: t.int({ description: texts.totalCount, resolve: (page) => page.count() }),
      ...fields?.(t as never),
    }),
  });
}

import type * as z from "zod/mini";
import type { Prisma, Resource } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { containing } from "../../core/graphql/desk-list.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import { entryFilter, type EntryFilter } from "../../../shared/community/entries/rules.ts";

type Selection = Pick<Prisma.ResourceFindManyArgs, "select" | "include">;

/** Unconfirmed entries first, then the longest since confirmation; ties by the oldest source. */
export async function listEntries(
  { db }: Context,
  filter: EntryFilter,
  slice: Slice,
  query: Selection,
): Promise<Resource[]> {
  return db.resource.findMany({
    ...query,
    where: found(parse(entryFilter, filter)),
    orderBy: [
      { confirmedAt: { sort: "asc", nulls: "first" } },
      { sourceRetrieved: "asc" },
      { position: "asc" },
      { id: "asc" },
    ],
    ...at(slice),
  });
}

export async function countEntries({ db }: Context, filter: EntryFilter): Promise<number> {
  return db.resource.count({ where: found(parse(entryFilter, filter)) });
}

function found({ view, state, type, search }: z.output<typeof entryFilter>): Prisma.ResourceWhereInput {
  const contains = containing(search ?? "");
  const views = {
    current: { retiredAt: null },
    unconfirmed: { retiredAt: null, confirmedAt: null },
    reported: { corrections: { some: { state: "open" } } },
    edited: { editedAt: { not: null } },
    retired: { retiredAt: { not: null } },
  } satisfies Record<typeof view, Prisma.ResourceWhereInput>;
  return {
    ...views[view],
    ...(state && { state }),
    ...(type && { type }),
    ...(search && {
      OR: [{ name: contains }, { key: contains }, { contactInfo: contains }, { city: contains }],
    }),
  };
}

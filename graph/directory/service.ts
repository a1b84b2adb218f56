import type { Prisma, Resource } from "../../prisma/client/client.ts";
import type { Context } from "../app/context.ts";
import { parse } from "../app/errors.ts";
import { resourceFilter } from "./filter.ts";
import { stateCode } from "./rules.ts";

/** The directory; with a state, that state's entries first and the national lines, which serve it too, after them. */
export async function listResources(
  context: Context,
  filter: { state?: string | null; type?: string | null; first?: number | null } = {},
): Promise<Resource[]> {
  const { state, type, first } = parse(resourceFilter, filter);
  const code = state ? stateCode(state) : undefined;
  const where: Prisma.ResourceWhereInput = {
    ...(code && { state: { in: [code, "US"] } }),
    ...(type && { type }),
  };
  const query: Prisma.ResourceFindManyArgs = { where, orderBy: { position: "asc" } };
  if (first && !code) query.take = first;
  const rows = await context.db.resource.findMany(query);
  const ordered = code
    ? [...rows.filter((row) => row.state === code), ...rows.filter((row) => row.state !== code)]
    : rows;
  return first ? ordered.slice(0, first) : ordered;
}

/** What the recommendation may choose from: the state's entries and the national lines. */
export const resourcesServing = (context: Context, state: string | null) =>
  context.db.resource.findMany({
    where: { state: { in: state ? [state, "US"] : ["US"] } },
    select: { id: true, state: true, type: true, name: true, contactInfo: true, area: true },
    orderBy: { position: "asc" },
  });

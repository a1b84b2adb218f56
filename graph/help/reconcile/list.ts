import type { Prisma, StatementLine } from "../../../prisma/client/client.ts";
import { listColleagues } from "../../core/access/active-with.ts";
import { demand } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { at, type Slice } from "../../core/graphql/pages.ts";
import { can } from "./policy.ts";

type Selection = Pick<Prisma.StatementLineFindManyArgs, "select" | "include">;

const differences = { verdict: { not: "matches" } } satisfies Prisma.StatementLineWhereInput;
const whereOf = (isOpen: boolean): Prisma.StatementLineWhereInput => ({
  ...differences,
  state: isOpen ? "open" : { not: "open" },
});

/** Differences of all statements: open ones oldest first, settled ones newest first. */
export async function listDifferences(
  { db, viewer }: Context,
  isOpen: boolean,
  slice: Slice,
  query: Selection,
): Promise<StatementLine[]> {
  demand(can.readStatements(viewer));
  return db.statementLine.findMany({
    ...query,
    where: whereOf(isOpen),
    orderBy: { id: isOpen ? "asc" : "desc" },
    ...at(slice),
  });
}

/** Who else may confirm money, by name. Empty: a second person is missing. */
export async function listOtherConfirmers(context: Context): Promise<string[]> {
  const { viewer } = context;
  demand(can.readStatements(viewer));
  const all = await listColleagues(context, "confirmMoney");
  return all.filter(({ username }) => username !== viewer.username).map(({ name }) => name);
}

export const countDifferences = ({ db }: Context, isOpen: boolean) =>
  db.statementLine.count({ where: whereOf(isOpen) });

import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Kernel } from "../../../core/context.ts";
import { readSpent, type SpentGroup, type SpentGroups } from "./figures.sql.ts";
import { leastShownRequests, shownGroups } from "./groups.ts";
import { publishedPeriods, type Month, type Quarter } from "./periods.ts";

type Reading = Pick<Kernel, "db" | "sql" | "now" | "zone">;

/** What the public may know of the fund. */
export interface PublicFigures {
  /** The newest first. Months with fewer than five requests are left out. */
  months: SpentGroup[];
  /** Its types and states are of the requests in its shown months. */
  quarter: Quarter & Pick<SpentGroups, "helpTypes" | "states">;
  /** The first and the last month that could be shown, as `2026-01`. */
  from: string;
  last: string;
}

/**
 * Reads what was published, and publishes what is due. A period's figures are computed once and
 * stored, with nothing that may not be shown. If they changed later, the difference of two looks
 * could be one request.
 */
export async function readPublicFigures(kernel: Reading): Promise<PublicFigures> {
  const published = await kernel.db.publicFigures.findMany({
    select: { period: true, beginsAt: true, endsAt: true },
  });
  const { months, quarter } = publishedPeriods({ zone: kernel.zone(), now: kernel.now(), published });
  const keys = [...months, quarter].map(({ key }) => key);
  const before = await readStored(kernel, keys);
  if (keys.some((key) => !before.has(key))) await publish(kernel, { months, quarter }, before);
  const stored = keys.every((key) => before.has(key)) ? before : await readStored(kernel, keys);
  const empty = { months: [], helpTypes: [], states: [] };
  const { helpTypes, states } = stored.get(quarter.key) ?? empty;
  return {
    months: months.flatMap(({ key }) => stored.get(key)?.months ?? []),
    quarter: { ...quarter, helpTypes, states },
    from: months.at(-1)?.key ?? "",
    last: months[0]?.key ?? "",
  };
}

async function readStored({ db }: Reading, keys: string[]): Promise<Map<string, SpentGroups>> {
  const rows = await db.publicFigures.findMany({ where: { period: { in: keys } } });
  return new Map(rows.map(({ period, shown }) => [period, shown as unknown as SpentGroups]));
}

async function publish(
  { db, sql, now }: Reading,
  { months, quarter }: { months: Month[]; quarter: Quarter },
  stored: ReadonlyMap<string, SpentGroups>,
): Promise<void> {
  const asked = [...months.map((month) => ({ ...month, months: [month] })), quarter];
  const data: Prisma.PublicFiguresCreateManyInput[] = [];
  for (const period of asked.filter(({ key }) => !stored.has(key))) {
    const { key, beginsAt, endsAt } = period;
    const spent = await readSpent(sql, { months: period.months, leastRequests: leastShownRequests });
    const shown = period === quarter ? ofQuarter(spent) : ofMonth(spent);
    data.push({ period: key, beginsAt, endsAt, shown: { ...shown }, publishedAt: now() });
  }
  // Someone else may publish at the same moment: the first one counts.
  await db.publicFigures.createMany({ data, skipDuplicates: true });
}

/** No sum of months is shown from which a month that was left out could be computed. */
const ofMonth = ({ months }: SpentGroups) => ({
  months: months.filter(({ requests }) => requests >= leastShownRequests).map((one) => ({ ...one })),
  ...{ helpTypes: [], states: [] },
});
const ofQuarter = ({ helpTypes, states }: SpentGroups) => ({
  months: [],
  helpTypes: shownGroups(helpTypes).map((one) => ({ ...one })),
  states: shownGroups(states).map((one) => ({ ...one })),
});

import * as z from "zod/mini";
import { startOfDay, addDays, isoIn } from "../../../shared/core/time/calendar.ts";
import { daysOfYear, firstYear, lastYear, yearKinds } from "./years.ts";
import { demand } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import { csvLine, csvStart } from "../../core/tables/csv.ts";
import { unclaimedCodes } from "../vendors/handed-out.ts";
import { can } from "./policy.ts";
import { readProviderYear, type ProviderYear } from "./totals.sql.ts";

const yearWrong = `year must be from ${firstYear} to ${lastYear}`;
const askedYear = z.object({
  year: z.coerce
    .number(yearWrong)
    .check(z.int(yearWrong), z.gte(firstYear, yearWrong), z.lte(lastYear, yearWrong)),
  kind: z._default(z.enum(yearKinds, "kind must be calendar or fiscal"), "calendar"),
});
export const totalsQuery = z.object({ year: z.string(), kind: z.optional(z.string()) });

export interface ProviderTotal extends ProviderYear {
  /** Paid at least what the setting marks in the year. */
  isMarked: boolean;
  /** Codes that were given out and not used, as of now, and their value. */
  unclaimed: number;
  unclaimedCents: number;
}

export interface ProviderTotals {
  firstDay: string;
  lastDay: string;
  zone: string;
  /** Null if no provider is marked. */
  markCents: number | null;
  providers: ProviderTotal[];
}

/** The totals of each provider in a calendar or fiscal year of the installation's time zone. */
export async function providerTotals(context: Context, input: unknown): Promise<ProviderTotals> {
  demand(can.readStatements(context.viewer));
  const { year, kind } = parse(askedYear, input);
  const { fiscalYearMonth, providerMarkCents } = context.config();
  const [zone, days] = [context.zone(), daysOfYear(year, kind, fiscalYearMonth)];
  const period = { from: startOfDay(zone, days.firstDay), to: startOfDay(zone, addDays(days.lastDay, 1)) };
  const [found, unclaimed] = await Promise.all([
    readProviderYear(context.sql, { ...period, ...days }),
    unclaimedCodes(context),
  ]);
  const none = {
    ...{ dispatches: 0, dispatchedCents: 0, codes: 0 },
    ...{ redeemedCents: 0, reconciledCents: 0, paidCents: 0 },
  };
  const rest = unclaimed.filter(({ vendorId }) => found.every((one) => one.vendorId !== vendorId));
  const all = [...found, ...rest.map(({ vendorId, name }) => ({ vendorId, name, ...none }))];
  const providers = all.map((one) => {
    const open = unclaimed.find(({ vendorId }) => vendorId === one.vendorId);
    return {
      ...one,
      isMarked: providerMarkCents > 0 && one.paidCents >= providerMarkCents,
      ...{ unclaimed: open?.codes ?? 0, unclaimedCents: open?.cents ?? 0 },
    };
  });
  return { ...days, zone, markCents: providerMarkCents || null, providers };
}

/** Days are local. The header names the zone. */
const columnsIn = (zone: string, until: string) => [
  ...["provider", `firstDay (${zone})`, `lastDay (${zone})`, "dispatches", "dispatched", "codesFromPool"],
  ...["redeemed", "reconciled", "paid", "isMarked", `unclaimedCodes (${until})`, "unclaimed"],
];

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** The totals of a year as CSV. The export is logged. */
export async function exportTotals(
  context: Context,
  input: unknown,
): Promise<{ name: string; file: string }> {
  const { firstDay, lastDay, zone, providers } = await providerTotals(context, input);
  await record(context.db, context, {
    action: "vendor.totals-exported",
    resourceType: "vendor",
    details: { range: `${firstDay} ${lastDay}` },
  });
  const lines = providers.map((one) =>
    csvLine([
      ...[one.name, firstDay, lastDay, one.dispatches, dollars(one.dispatchedCents), one.codes],
      ...[dollars(one.redeemedCents), dollars(one.reconciledCents), dollars(one.paidCents)],
      ...[one.isMarked ? "yes" : "no"],
      ...[one.unclaimed, dollars(one.unclaimedCents)],
    ]),
  );
  const columns = columnsIn(zone, isoIn(zone, context.now()));
  return {
    name: `providers-${firstDay}-${lastDay}.csv`,
    file: [csvStart(context.env), csvLine(columns), ...lines].join(""),
  };
}

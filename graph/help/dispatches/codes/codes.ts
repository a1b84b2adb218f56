import type { HelpType } from "../../../../prisma/client/enums.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { dateTimeIn } from "../../../core/time/format.ts";
import { endsSoon } from "../../../../shared/help/vendors/rules.ts";
import { money } from "../../../core/i18n/i18n.ts";
import { sqlWithin, type Sql } from "../../../core/database/statement.ts";
import { missingCode, takeCode, type TakenCode } from "../../vendors/codes.ts";
import { codeCandidates, codeStart, freeCodes } from "./made-codes.ts";
import { codeKey } from "./sealed-code.ts";
import { says } from "../../../../shared/help/dispatches/sentences.ts";
import type { OfferedVendor } from "../give/facts.sql.ts";
import type { Tx } from "../give/lock.ts";
import { readUsedCodes } from "../../vendors/codes.sql.ts";

export interface GivenCode {
  code: string;
  /** From the vendor's pool; undefined if the server generated it. */
  pool: TakenCode | undefined;
}

interface Wanted {
  vendor: OfferedVendor;
  helpType: HelpType;
  help: { valueCents: number };
  /** The end of a code of which the dispatcher was warned. Without a warning, none may end soon. */
  earliestEnd: Date | undefined;
}

/**
 * A code for each provider: from its vendor's pool if there is one, else generated. An exhausted
 * pool is refused, since the vendor would not know a generated code. Help with a code that was
 * bought beforehand is worth what the code is worth.
 */
export async function withCodes<One extends Wanted>(
  context: Context,
  tx: Tx,
  requestId: number,
  wanted: readonly One[],
): Promise<(One & { given: GivenCode })[]> {
  const pools: (TakenCode | undefined)[] = [];
  for (const [at, { vendor, helpType, help, earliestEnd }] of wanted.entries()) {
    const asked = { vendorId: vendor.id, helpType, requestId, valueCents: help.valueCents };
    const taken = vendor.hasPool ? await takeCode(context, tx, asked) : undefined;
    if (taken === null) {
      const why = noCode(vendor.name, await missingCode(context, tx, asked));
      throw new Refusal("CONFLICT", why, { [`providers.${at}`]: [why] });
    }
    if (
      taken?.expiresAt &&
      endsSoon(taken.expiresAt, context.now()) &&
      !(earliestEnd && earliestEnd <= taken.expiresAt)
    ) {
      const end = dateTimeIn(context.zone(), taken.expiresAt, "en");
      const soon = says.codeEndsSoon({ name: vendor.name, end });
      throw new Refusal("CONFLICT", soon, { [`providers.${at}`]: [soon] });
    }
    pools.push(taken);
  }
  const made = await makeCodes(
    context,
    sqlWithin(tx),
    wanted.filter((_one, at) => !pools[at]).map(({ vendor }) => vendor.name),
  );
  return wanted.map((one, at) => {
    const pool = pools[at];
    const help = pool?.stockCents ? { ...one.help, valueCents: pool.stockCents } : one.help;
    return { ...one, help, given: { code: pool?.code ?? made.shift() ?? "", pool } };
  });
}

function noCode(name: string, why: Awaited<ReturnType<typeof missingCode>>) {
  if (why === "empty") return says.poolEmpty({ name });
  if (why === "otherFund") return says.poolOfOtherFund({ name });
  if (why === "held") return says.poolHeld({ name });
  return says.poolWorthMore({ name, least: money(why.leastCents, "en") });
}

/**
 * An unused code for each vendor's name. If two draw the same one concurrently, the unique column
 * refuses one.
 */
export async function makeCodes(context: Context, sql: Sql, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  let candidates: string[][] = names.map(() => []);
  const used = new Set<string>();
  for (let wider = 0; wider < widths; wider++) {
    const drawn = names.map((name) =>
      codeCandidates(codeStart(context.env, name), wider, context.random.between),
    );
    const codeOf = new Map(drawn.flat().map((code) => [codeKey(context, code), code]));
    for (const key of await readUsedCodes(sql, [...codeOf.keys()])) used.add(codeOf.get(key) ?? "");
    candidates = candidates.map((earlier, at) => [...earlier, ...(drawn[at] ?? [])]);
    const codes = freeCodes(candidates, (code) => used.has(code));
    if (codes) return codes;
  }
  throw new Error("no code was found that is free");
}

/** Longer codes are tried only if the shorter ones are used up. */
const widths = 6;

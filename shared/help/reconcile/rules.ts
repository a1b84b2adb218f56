import * as z from "zod/mini";
import { textOf } from "../../core/forms/fields.ts";
import { sentenceOf } from "../../core/i18n/phrases.ts";
import { readAmount } from "../../core/tables/amounts.ts";
import { changeOfCode } from "../../core/tables/changed-codes.ts";
import type { dayReader } from "../../core/tables/dates.ts";
import { dayColumn } from "../../core/time/day-column.ts";
import { says as fundSays } from "../../money/funds/sentences.ts";
import { isCode } from "../vendors/rules.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";

/** What comparing a line with the dispatches found. `matches` pays; the others are differences. */
export const verdicts = [
  "matches",
  "unknown_code",
  "more",
  "less",
  "twice",
  "after_void",
  "not_redeemed",
] as const;
export type Verdict = (typeof verdicts)[number];

/** `accepted` pays what the line asks for; `refused` leaves the money as it is. */
export const lineStates = ["matched", "open", "accepted", "refused"] as const;
export const decisions = ["accept", "refuse"] as const;
export type Decision = (typeof decisions)[number];

/** A provider's month at a fund of this size has some hundred lines. */
export const maxLines = 1000;
export const maxFileCharacters = 200_000;
export const maxReasonCharacters = 300;
/** The largest amount that one dispatch can be paid, a column's maximum. */
export const maxPaidCents = 2_147_483_647;

/** Only these have a dispatch that can be paid. */
const payable: readonly Verdict[] = ["more", "less", "not_redeemed"];
export const canAccept = (verdict: Verdict): boolean => payable.includes(verdict);

/** Accepting it takes money from the fund beyond the dispatch, which needs a second person. */
const beyond: readonly Verdict[] = ["more", "not_redeemed"];
export const takesMore = (verdict: Verdict): boolean => beyond.includes(verdict);

export interface StatementRow {
  code: string;
  /** A calendar day, as the column has it. */
  on: Date;
  cents: bigint;
}

/** The file's columns. `column` of a problem is one of these. */
export const fileColumns = ["code", "date", "amount"] as const;
type Column = (typeof fileColumns)[number];

/** A row as the provider wrote it, not after today, or the column that is wrong. */
export function readStatementRow(
  cells: Readonly<Record<string, string | undefined>>,
  { today, readDay }: { today: string; readDay: ReturnType<typeof dayReader> },
): StatementRow | { column: Column; problem: string } {
  const cell = (name: string) => (cells[name] ?? "").trim();
  const code = cell("code");
  if (!isCode(code)) return { column: "code", problem: says.codeWrong };
  const change = changeOfCode(code);
  if (change) return { column: "code", problem: change };
  const read = readDay(dayTextOf(cell("date")));
  if ("problem" in read) return { column: "date", problem: sentenceOf(read.problem).text };
  if (read.day > today) return { column: "date", problem: says.dateWrong };
  const amount = readAmount(cell("amount"));
  if ("problem" in amount) return { column: "amount", problem: sentenceOf(amount.problem).text };
  if (amount.cents === 0n) return { column: "amount", problem: says.amountWrong };
  return { code, on: dayColumn(read.day), cents: amount.cents };
}

/** The day of a date cell that has a time too: the day is billed. */
export const dayTextOf = (text: string): string =>
  text.replace(/^(\S{6,11})[T ]\d{1,2}:\d\d(?::\d\d)?(?: ?[AP]M)?$/i, "$1");

/** What a dispatch is worth to its provider. */
interface Worth {
  estimatedValueCents: number;
  /** What the fund still holds for it, if less. */
  fundCents: number | null;
  /** What it was redeemed for. Null before. */
  actualCents: number | null;
}

/** What a line may bill for a dispatch at most; the difference on the screen is from this. */
export const billableCents = ({ actualCents, fundCents, estimatedValueCents }: Worth): number =>
  actualCents ?? fundCents ?? estimatedValueCents;

interface Dispatched extends Worth {
  voidedAt: Date | null;
  expiredAt: Date | null;
}

/** Compares a line with what was dispatched under its code. */
export function judge(cents: bigint, dispatch: Dispatched | undefined, isBilledBefore: boolean): Verdict {
  if (!dispatch) return "unknown_code";
  if (isBilledBefore) return "twice";
  if (dispatch.voidedAt) return "after_void";
  if (dispatch.expiredAt && dispatch.actualCents === null) return "not_redeemed";
  const held = billableCents(dispatch);
  if (cents > BigInt(held)) return "more";
  // Less than the dispatch is worth is a redemption. Less than what a terminal or a person entered
  // means that one of the two is wrong.
  return dispatch.actualCents !== null && cents < BigInt(held) ? "less" : "matches";
}

export const settleForm = z.object({
  decision: z.enum(decisions, says.decisionNeeded),
  reason: textOf(
    formSays.reasonNeeded,
    z.minLength(1, formSays.reasonNeeded),
    z.maxLength(maxReasonCharacters, fundSays.reasonTooLong),
  ),
});
export type SettleForm = z.output<typeof settleForm>;

export const monthName = z
  .string(fundSays.monthWrong)
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, fundSays.monthWrong));

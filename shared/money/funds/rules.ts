import * as z from "zod/mini";
import { isInCents, usdAmount } from "../../core/forms/dollars.ts";
import { typedDollars } from "../../core/tables/amounts.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { isCalendarDay, nameOf, textOf } from "../../core/forms/fields.ts";
import { helpTypes } from "../../core/help-types.ts";
import { says } from "./sentences.ts";
import { depositKinds, maxReasonCharacters } from "./kinds.ts";

/** The period whose spending predicts how long a fund lasts. */
export const paceDays = 14;
/** A longer forecast would be meaningless. */
export const maxDaysLeft = 999;
const maxReferenceCharacters = 80;
const maxNameCharacters = 80;

/** A held fund has less than its warning limit. */
export const isLowFund = (fund: {
  mode: "counted" | "held";
  availableCents: number;
  warnBelowCents: bigint;
}): boolean => fund.mode === "held" && fund.availableCents < Number(fund.warnBelowCents);

/** How many whole days the available money lasts; null if nothing was promised in the period. */
export function daysLeft(availableCents: number, promisedCents: number): number | null {
  if (promisedCents <= 0) return null;
  return Math.min(Math.floor((availableCents * paceDays) / promisedCents), maxDaysLeft);
}

/** A field of a form sends text. */
const typed = <Schema extends z.ZodMiniType>(schema: Schema) => z.pipe(z.transform(typedDollars), schema);

/** No single entry is larger. A larger one is more likely a slip of the keyboard. */
const maxEntryDollars = 1_000_000_000;

const dollars = z
  .number(says.amountWrong)
  .check(
    z.minimum(0.01, says.amountWrong),
    z.maximum(maxEntryDollars, says.amountTooLarge),
    z.refine(isInCents, says.amountWrong),
  );
const reason = textOf(
  formSays.reasonMissing,
  z.minLength(1, formSays.reasonMissing),
  z.maxLength(maxReasonCharacters, says.reasonTooLong),
);
/** Empty fields of a form are null. */
const day = z.optional(z.nullable(z.string().check(z.refine(isCalendarDay, says.dayWrong))));

export const depositForm = z.object({
  kind: z._default(z.enum(depositKinds), "deposit"),
  amount: typed(dollars),
  reference: nameOf(maxReferenceCharacters, {
    missing: says.referenceMissing,
    tooLong: says.textTooLong,
  }),
});
export type DepositForm = z.output<typeof depositForm>;

export const reasonForm = z.object({ reason });

/** Money that moves to another fund. */
export const transferForm = z.object({ amount: typed(dollars), reason });

/** The same as a screen sends it, with the other fund. */
export const typedTransferForm = z.extend(transferForm, {
  to: z.string(says.sameFund).check(z.minLength(1, says.sameFund)),
});
export type TypedTransferForm = z.output<typeof typedTransferForm>;

export const fundForm = z
  .object({
    name: nameOf(maxNameCharacters, { missing: says.nameMissing, tooLong: says.textTooLong }),
    funder: z._default(z.string().check(z.trim(), z.maxLength(maxNameCharacters, says.textTooLong)), ""),
    priority: typed(
      z.int(says.priorityWrong).check(z.minimum(1, says.priorityWrong), z.maximum(999, says.priorityWrong)),
    ),
    startsOn: day,
    endsOn: day,
    helpTypes: z._default(z.array(z.enum(helpTypes)), []),
    states: z._default(
      z
        .array(z.string())
        .check(z.refine((states) => states.every((state) => /^[A-Z]{2}$/.test(state)), says.stateWrong)),
      [],
    ),
    perRequestMax: z.optional(typed(z.nullable(usdAmount))),
    warnBelow: z._default(typed(z.union([z.literal(0), dollars])), 0),
    isClosed: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ startsOn, endsOn }) => !startsOn || !endsOn || startsOn <= endsOn, {
      path: ["endsOn"],
      message: says.endBeforeStart,
    }),
  );
export type FundForm = z.output<typeof fundForm>;

/** The same as a screen sends it: checkboxes by kind of help, states as one text. */
export const typedFundForm = z.pipe(
  z.transform(
    (fields: Record<string, unknown>) =>
      ({
        ...fields,
        startsOn: fields["startsOn"] || null,
        endsOn: fields["endsOn"] || null,
        warnBelow: fields["warnBelow"] || 0,
        helpTypes: helpTypes.filter((type) => fields[type] === true),
        states: (typeof fields["states"] === "string" ? fields["states"] : "")
          .toUpperCase()
          .split(/[\s,;]+/)
          .filter(Boolean),
      }) as z.input<typeof fundForm>,
  ),
  fundForm,
);

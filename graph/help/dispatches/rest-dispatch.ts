import * as z from "zod/mini";
import { component } from "../../core/http/rest.ts";
import type { HelpDispatch } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { countOf } from "../../core/http/count-query.ts";
import { rowNumber } from "../../../shared/core/forms/fields.ts";
import { helpTypes } from "../../../shared/intake/needs/rules.ts";
import { masked } from "../vendors/codes.ts";
import { vendorKey } from "../../../shared/help/vendors/rules.ts";
import { dispatchHelp } from "./give/dispatch.ts";
import { listDispatches } from "./list.ts";
import { unknownProvider } from "./give/plan.ts";
import { openCode } from "./codes/sealed-code.ts";
import { says } from "../../../shared/help/dispatches/sentences.ts";
import { readNotes, shownProviderInfo, valueDollars } from "../../../shared/help/dispatches/rules.ts";

const whole = z.pipe(
  z.union([z.number(), z.string()], says.requestIdWrong),
  z.pipe(z.transform(Number), rowNumber(says.requestIdWrong)),
);
/** Forms send numbers as text, too. */
const amount = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*\d+(?:\.\d+)?\s*$/, says.valueWrong))], says.valueWrong),
  z.pipe(z.transform(Number), valueDollars),
);
const anyText = z._default(z.nullable(z.string()), "");

/**
 * One provider per call. Codes from the caller are accepted and ignored: the server issues them.
 */
export const dispatchOverRest = z.object({
  requestId: whole,
  helpType: z.enum(helpTypes, `helpType must be one of ${helpTypes.join(", ")}`),
  dispatchNotes: anyText,
  providerInfo: anyText,
  estimatedValue: z.optional(z.nullable(amount)),
  people: z.optional(z.nullable(z.number())),
  hours: z.optional(z.nullable(z.number())),
  overReason: anyText,
  overlapReason: anyText,
  /** A code with less than 24 hours left may end then. */
  earliestEnd: z.optional(
    z.nullable(
      z.pipe(
        z.iso.datetime({ offset: true, error: says.momentWrong }),
        z.transform((text) => new Date(text)),
      ),
    ),
  ),
  promoCode: z.optional(z.unknown()),
  confirmationNumber: z.optional(z.unknown()),
});
type Sent = z.output<typeof dispatchOverRest>;

export const dispatchAnswer = component(
  "Dispatch",
  z.object({
    id: z.number(),
    requestId: z.number(),
    helpType: z.enum(helpTypes),
    dispatchNotes: z.string(),
    providerInfo: z.string(),
    estimatedValue: z.number(),
    people: z.nullable(z.number()),
    hours: z.nullable(z.number()),
    promoCode: z.string(),
    confirmationNumber: z.string(),
    createdAt: z.string(),
    /** The last moment of a code. Null on dispatches from before redemption. */
    endsAt: z.nullable(z.string()),
    completedAt: z.nullable(z.string()),
    voidedAt: z.nullable(z.string()),
  }),
);

/** `promoCode` is masked in lists; the dispatching caller gets it in full, once. */
function shown(context: Context, row: HelpDispatch, isWhole: boolean): z.output<typeof dispatchAnswer> {
  const code = openCode(context, row.promoCodeSealed);
  return {
    id: row.id,
    requestId: row.requestId,
    helpType: row.helpType,
    dispatchNotes: row.dispatchNotes,
    providerInfo: shownProviderInfo(row),
    estimatedValue: row.estimatedValueCents / 100,
    people: row.people,
    hours: row.hours,
    promoCode: isWhole ? code : masked(code),
    confirmationNumber: row.confirmationNumber,
    createdAt: row.createdAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    voidedAt: row.voidedAt?.toISOString() ?? null,
  };
}

/** The same action as at the desk, for one provider; it changes the request's status itself. */
export async function dispatchOneOverRest(context: Context, sent: Sent, idempotencyKey: string | undefined) {
  admit(context.viewer, "dispatch");
  const { requestId, helpType, estimatedValue, people, hours } = sent;
  const { name, notes } = readNotes(sent.dispatchNotes ?? "");
  const vendorId = await vendorNamed(context, [name, sent.providerInfo ?? "", sent.dispatchNotes ?? ""]);
  if (vendorId === undefined) throw unknownProvider(helpType, "dispatchNotes");
  const form = {
    providers: [
      {
        vendorId,
        helpType,
        providerInfo: sent.providerInfo,
        estimatedValue,
        people: helpType === "food" ? (people ?? peopleIn(context, estimatedValue)) : null,
        hours: helpType === "shelter" ? hours : null,
        earliestEnd: sent.earliestEnd,
      },
    ],
    dispatchNotes: name ? notes : "",
    overReason: sent.overReason,
    overlapReason: sent.overlapReason,
  };
  const {
    ids: [id],
  } = await dispatchHelp(context, requestId, form, { idempotencyKey });
  return shown(context, await context.db.helpDispatch.findUniqueOrThrow({ where: { id: id ?? 0 } }), true);
}

/** The call gives the value of food but not the number of people, which is derived. */
const peopleIn = (context: Context, value: number | null | undefined) =>
  Math.max(1, Math.ceil((value ?? 0) / (context.config().defaultFoodCents / 100)));

/** The provider is in front of the notes, or in the provider information. */
async function vendorNamed({ db }: Context, names: readonly string[]): Promise<number | undefined> {
  for (const name of names) {
    const key = vendorKey(name);
    const vendor = key
      ? await db.vendor.findUnique({ where: { key }, select: { id: true, deletedAt: true } })
      : null;
    if (vendor && !vendor.deletedAt) return vendor.id;
  }
  return undefined;
}

export const dispatchList = z.object({
  limit: countOf(1000, 200),
  after: z.optional(countOf(2_147_483_647, 2_147_483_647)),
});

export async function listOverRest(context: Context, query: z.output<typeof dispatchList>) {
  const rows = await listDispatches(context, query);
  const last = rows.at(-1);
  if (last && rows.length === query.limit)
    context.setNextPage?.(`/api/help-dispatches?limit=${query.limit}&after=${last.id}`);
  return rows.map((row) => shown(context, row, false));
}

import type { Prisma } from "../../../../prisma/client/client.ts";
import type { HelpType } from "../../../../prisma/client/enums.ts";
import type { Context } from "../../../core/context.ts";
import { isAdmin, isTool, may, personKeysOf } from "../../../core/access/viewer.ts";
import { Refusal } from "../../../core/errors.ts";
import { sentenceOf } from "../../../../shared/core/i18n/phrases.ts";
import { minuteMs } from "../../../../shared/core/time/durations.ts";
import { takenOf } from "../../../../shared/decisions/allocations/envelope.ts";
import { ticketKey, ticketToken } from "../../../core/security/ticket-link.ts";
import { demandOverlapReason, type Overlap } from "./overlap.ts";
import { endOfHelp } from "../../../core/time/help-end.ts";
import { limitsOf } from "../../../../shared/platform/system/rules.ts";
import type { GivenCode } from "../codes/codes.ts";
import { confirmationNumber } from "../codes/made-codes.ts";
import {
  askedHelp,
  joined,
  usd,
  violationsOf,
  writtenNotes,
  type RequestedHelp,
  type DispatchForm,
} from "../../../../shared/help/dispatches/rules.ts";
import { sealedCode } from "../codes/sealed-code.ts";
import { says } from "../../../../shared/help/dispatches/sentences.ts";
import { lettersOf } from "./letters.ts";
import type { WrittenDown } from "./insert.ts";
import type { DispatchOfLetter } from "../../../messages/letters/types.ts";
import type { DispatchFacts, OfferedVendor } from "./facts.sql.ts";

/** One validated provider of a dispatch. */
export interface Chosen {
  /** Of the future dispatch. */
  id: number;
  vendor: OfferedVendor;
  helpType: HelpType;
  help: RequestedHelp;
  providerInfo: string;
  earliestEnd: Date | undefined;
}

export type WithCode = Chosen & { given: GivenCode };

/** Checks the request against vendors, 24-hour limits and money; refused as a whole. */
export function demandGivable(
  context: Context,
  facts: DispatchFacts,
  form: DispatchForm,
  reason?: string,
): { chosen: Chosen[]; over: Over | null; overlap: Overlap | null } {
  demandNotGiven(context, facts, form);
  const limits = limitsOf(context.config());
  const chosen = facts.offers.flatMap((offer, at): Chosen[] => {
    const provider = form.providers[at];
    if (!provider) return [];
    const { helpType, providerInfo, earliestEnd } = provider;
    const vendor = demandOffered(offer.vendor, helpType, at);
    const help = askedHelp(provider, limits);
    return [
      {
        ...{ id: offer.id, vendor, helpType, help },
        ...{ providerInfo: providerInfo ?? "", earliestEnd: earliestEnd ?? undefined },
      },
    ];
  });
  const recent = facts.live.filter(({ isRecent }) => isRecent);
  const violations = violationsOf(
    recent,
    chosen.map(({ help }) => help),
    limits,
  );
  if (violations.length)
    throw new Refusal("UNPROCESSABLE", says.limitsExceeded({ violations: joined(violations) }), {
      limits: violations,
    });
  return {
    chosen,
    over: demandReason(context, facts, chosen, form.overReason || reason),
    overlap: demandOverlapReason(context, facts, chosen, form.overlapReason || reason),
  };
}

/** Why the dispatch exceeds the remaining allocation, and by how much. */
interface Over {
  reason: string;
  allocatedCents: number;
  /** In total: earlier and new dispatches, the money of burnt prepaid codes, and cash. */
  givenCents: number;
}

interface About {
  form: DispatchForm;
  over: Over | null;
  overlap: Overlap | null;
  /** The dispatch that it replaces. */
  replacesId?: number | undefined;
}

/** A validated dispatch, ready to be written. */
export function planOf(
  context: Context,
  { status, version, request }: DispatchFacts,
  given: readonly WithCode[],
  about: About,
): WrittenDown {
  const batch = context.random.uuid();
  const coded = given.map((one) => ({
    ...one,
    confirmationNumber: confirmationNumber(context.random.between),
  }));
  const rows = coded.map((one) => rowOf(context, one, { ...about, batch, requestId: request.id }));
  return {
    requestId: request.id,
    version,
    rows,
    letters: lettersOf(context, request, coded.map(letterOf)),
    details: {
      before: status,
      after: "dispatched",
      batch,
      providers: rows.map(({ id, vendorName, helpType, estimatedValueCents, people, hours }) => ({
        dispatch: id,
        vendor: vendorName,
        helpType,
        valueCents: estimatedValueCents,
        people,
        hours,
      })),
      ...(about.over && {
        overReason: about.over.reason,
        allocatedCents: about.over.allocatedCents,
        givenCents: about.over.givenCents,
      }),
      ...(about.overlap && { overlapReason: about.overlap.reason, other: about.overlap.request }),
    },
  };
}

type Coded = WithCode & { confirmationNumber: string };

/** No vendor of that name offers this help: rides come from the two approved ones. */
export function unknownProvider(helpType: HelpType, field: string): Refusal {
  if (helpType !== "transportation")
    return new Refusal("INVALID", says.providerUnknown, { [field]: [says.providerUnknown] });
  const said = sentenceOf(says.transportationProvider);
  return new Refusal("UNPROCESSABLE", says.limitsExceeded({ violations: said.text }), {
    limits: [said],
    [field]: [said],
  });
}

function demandOffered(vendor: OfferedVendor | undefined, helpType: HelpType, at: number): OfferedVendor {
  const field = `providers.${at}`;
  if (!vendor?.isKnown) throw unknownProvider(helpType, field);
  if (vendor.isOffered) return vendor;
  const inactive = says.providerInactive({ name: vendor.name });
  throw new Refusal("CONFLICT", inactive, { [field]: [inactive] });
}

/**
 * The same provider for the same help within a day is a duplicate. The person who repeats a press
 * learns when it was sent, and by whom.
 */
export function demandNotGiven(
  { viewer, now }: Pick<Context, "viewer" | "now">,
  { live, offers }: DispatchFacts,
  { providers }: DispatchForm,
): void {
  for (const [at, { vendorId, helpType }] of providers.entries()) {
    const given = live.findLast(
      (one) => one.isRecent && one.vendorId === vendorId && one.helpType === helpType,
    );
    const name = offers[at]?.vendor?.name;
    if (!given || name === undefined) continue;
    const minutes = Math.floor((now().getTime() - given.createdAt.getTime()) / minuteMs);
    const isOwn = given.dispatchedBy !== "" && given.dispatchedBy === byWhom({ viewer });
    // No API tells a program who dispatched.
    const by = may(viewer, "readCases") && !isTool(viewer) ? given.dispatchedBy : "";
    const already = isOwn ? says.givenByYou({ name, minutes }) : says.givenAlready({ name, minutes, by });
    throw new Refusal("CONFLICT", already, { [`providers.${at}`]: [already] });
  }
}

/** Only an administrator in person may exceed the remaining allocation, with a reason. */
function demandReason(
  { viewer }: Context,
  { envelope: { allocated: allocatedCents, ...taken } }: DispatchFacts,
  chosen: readonly Chosen[],
  reason: string | undefined,
): Over | null {
  const live = chosen.reduce((total, { help }) => total + help.valueCents, taken.live);
  const givenCents = takenOf({ ...taken, live });
  if (givenCents <= allocatedCents) return null;
  if (isTool(viewer)) throw new Refusal("FORBIDDEN", says.overByPerson);
  if (reason) return { reason, allocatedCents, givenCents };
  const over = says.overAllocated({ given: usd(givenCents), allocated: usd(allocatedCents) });
  throw new Refusal("INVALID", over, { overReason: [over] });
}

const rowOf = (
  context: Context,
  { id, vendor, helpType, help, providerInfo, given, confirmationNumber }: Coded,
  { requestId, form, batch, over, overlap, replacesId }: About & { batch: string; requestId: number },
) =>
  ({
    id,
    requestId,
    helpType,
    vendorId: vendor.id,
    vendorName: vendor.name,
    dispatchNotes: writtenNotes(vendor.name, form.dispatchNotes ?? ""),
    providerInfo,
    estimatedValueCents: help.valueCents,
    people: help.people ?? null,
    hours: help.hours ?? null,
    ...sealedCode(context, given.code, given.pool?.id),
    confirmationNumber,
    tokenHash: ticketKey(context.keys, ticketToken(context.keys, confirmationNumber)),
    endsAt: endOfHelp(context.zone(), context.now(), given.pool?.expiresAt ?? null),
    codeId: given.pool?.id ?? null,
    stockCents: given.pool?.stockCents ?? 0,
    batch,
    overReason: over?.reason ?? null,
    overlapReason: overlap?.reason ?? null,
    dispatchedBy: byWhom(context),
    dispatchedByKeys: personKeysOf(context.viewer),
    replacesId: replacesId ?? null,
    createdAt: context.now(),
  }) satisfies Prisma.HelpDispatchCreateManyInput;

const letterOf = ({ id, helpType, vendor, help, given, confirmationNumber }: Coded): DispatchOfLetter => ({
  id,
  helpType,
  vendor,
  code: given.code,
  confirmationNumber,
  valueCents: help.valueCents,
  people: help.people ?? null,
  hours: help.hours ?? null,
});

/** The administrator's name on dispatches. */
export const byWhom = ({ viewer }: Pick<Context, "viewer">) => (isAdmin(viewer) ? viewer.username : "");

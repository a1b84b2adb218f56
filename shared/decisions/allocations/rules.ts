import { says as formSays } from "../../core/forms/sentences.ts";
import * as z from "zod/mini";
import { centsOf, usdAmount } from "../../core/forms/dollars.ts";
import { rowNumber, tooLong } from "../../core/forms/fields.ts";
import { statedReasons, type AmountReason } from "./reasons.ts";
import { says } from "./sentences.ts";

export const allocationStatuses = ["pending", "allocated", "denied", "distributed"] as const;
/** The money counts: toward the limits, in the envelope and in the figures. */
export const promisedStatuses = ["allocated", "distributed"] as const;
export const isPromised = (status: string): boolean => promisedStatuses.some((one) => one === status);

/** The amount without a recommendation. */
export const defaultAllocationCents = 50_000;
/**
 * The maximum that an officer may approve of their own request alone, even if the urgency rule
 * allows more.
 */
export const maxSelfApprovalCents = 50_000;

/** The recommendation, else $500; never above the fund's limit. */
export function amountToAllocate(facts: { recommendedCents: number | null; maxCents: number }): number {
  const recommended =
    facts.recommendedCents && facts.recommendedCents > 0 ? facts.recommendedCents : defaultAllocationCents;
  return Math.min(recommended, facts.maxCents);
}

/** The reason that a person states for another amount than the recommended one. */
export interface StatedDifference {
  differenceReason?: (typeof statedReasons)[number] | null | undefined;
  differenceNote?: string | null | undefined;
}

/** The two fields of every decision that can be on another amount. */
export const statedDifference = {
  differenceReason: z.optional(z.nullable(z.enum(statedReasons, says.differenceReasonWrong))),
  differenceNote: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(500, tooLong)))),
};

/** What an allocation stores about the recommendation. */
export interface Difference {
  recommendedCents: number | null;
  differenceReason: AmountReason | null;
  differenceNote: string | null;
}

/**
 * The difference of an amount from the recommended one, with its reason. Undefined if a reason is
 * missing. The server states its own reason where the fund's maximum made the amount lower.
 */
export function differenceOf(
  facts: { amountCents: number; recommendedCents: number | null; maxCents: number },
  stated: StatedDifference & { mayLackReason?: boolean | undefined },
): Difference | undefined {
  const recommendedCents =
    facts.recommendedCents && facts.recommendedCents > 0 ? facts.recommendedCents : null;
  const same = { recommendedCents, differenceReason: null, differenceNote: null };
  if (recommendedCents === null || recommendedCents === facts.amountCents) return same;
  const differenceNote = stated.differenceNote || null;
  if (stated.differenceReason === "other" && !differenceNote) return undefined;
  if (stated.differenceReason)
    return { recommendedCents, differenceReason: stated.differenceReason, differenceNote };
  if (facts.amountCents === facts.maxCents && recommendedCents > facts.maxCents)
    return { recommendedCents, differenceReason: "fund_maximum", differenceNote };
  if (stated.mayLackReason) return { recommendedCents, differenceReason: "not_stated", differenceNote };
  return undefined;
}

/** The amount that the caller claims to approve. If omitted, the server's amount. */
export interface Claim {
  /** The amount that they were shown, or request. */
  amountCents?: number | undefined;
  /** The request's version that they were shown. */
  version?: number | undefined;
  /** A program may approve less than the server's amount; a screen approves what it showed. */
  mayBeLower?: boolean;
  /** The smaller amount that a person approves instead of the shown one. */
  lowerCents?: number | undefined;
  /** Why the amount is not the recommended one. */
  difference?: StatedDifference | undefined;
}

/**
 * A program shows no needs to confirm. If its officer sends the server's own amount, that confirms
 * the needs behind it. A screen always sends the shown amount, so there it confirms nothing.
 */
export const isConfirmedByAmount = (claim: Claim, cents: number): boolean =>
  claim.mayBeLower === true && claim.amountCents === cents;

/**
 * Whether the claimed amount is valid. After a first approval the amount is fixed, and the next
 * person approves that one.
 */
export const isClaimKept = (claim: Claim, figure: { cents: number; isSettled: boolean }): boolean =>
  claim.amountCents === undefined ||
  claim.amountCents === figure.cents ||
  (claim.mayBeLower === true && !figure.isSettled && claim.amountCents < figure.cents);

/** All identifiers of one person; two people who share one of them are the same. */
export interface Person {
  /** The normalized email address. */
  personKey: string;
  /**
   * An officer's badge, within each agency that confirmed it (intake/people/badge-keys.ts): a
   * self-declared address is not enough.
   */
  badgeKeys: readonly string[];
}

/** A person whose approval counts, and their role. */
export interface Word extends Person {
  isOfficer: boolean;
  isAdmin: boolean;
}

export interface Approver extends Word {
  /** May approve their own request within the limit alone: a trusted officer. */
  mayApproveAlone: boolean;
}

/** The person who may decide above a rolling limit (`limits/table.ts`). */
export type LimitDecider = "second_person" | "administrator";

export interface ApprovalFacts {
  amountCents: number;
  /** The person who filed the request; null for a citizen's own. */
  requester: Person | null;
  /** Everyone who has approved so far: distinct people. */
  approvedBy: readonly Word[];
  /** Of the urgency rule. */
  autoApprovalLimitCents: number;
  requiredApprovers: number;
  /** Needs that were only read from text never allow a single approval. */
  needsAreConfirmed: boolean;
  /** The allocation would exceed a rolling limit, above which this person decides. */
  overLimit?: LimitDecider | undefined;
  /** All approvals were given, but no fund had enough. Anyone who approved may try again. */
  waitsForFund?: boolean | undefined;
}

export type ApprovalOutcome =
  | { kind: "final" }
  /**
   * The approval is recorded; `missing` more people must approve, at least one of them not the
   * requester.
   */
  | { kind: "waits"; missing: number; needsAnother: boolean }
  | { kind: "already-approved" };

/**
 * The effect of one approval. It is final when enough distinct people have approved, not only the
 * requester. The requester alone is enough only with the right to approve alone, within the limits,
 * for confirmed needs, and if the rule requires one approver. Officers adopt a citizen's own
 * request by approving it, as if they had filed it. Over some rolling limits an administrator must
 * be among the approvers.
 */
export function approve(approver: Approver, facts: ApprovalFacts): ApprovalOutcome {
  const hasApproved = facts.approvedBy.some((person) => isSame(person, approver));
  if (hasApproved && !facts.waitsForFund) return { kind: "already-approved" };
  const required = Math.max(1, facts.requiredApprovers);
  const people = hasApproved ? facts.approvedBy : [...facts.approvedBy, approver];
  const others = othersIn(approver, facts);
  const selfLimitCents = Math.min(facts.autoApprovalLimitCents, maxSelfApprovalCents);
  const sufficesAlone =
    required === 1 &&
    approver.mayApproveAlone &&
    facts.needsAreConfirmed &&
    facts.amountCents <= selfLimitCents &&
    !facts.overLimit;
  const needsAnother = others.length === 0 && !sufficesAlone;
  const needsAdmin = facts.overLimit === "administrator" && !others.some(({ isAdmin }) => isAdmin);
  const missing = Math.max(required - people.length, needsAnother || needsAdmin ? 1 : 0);
  return missing === 0 ? { kind: "final" } : { kind: "waits", missing, needsAnother };
}

/** The approvers of the allocation after this approval. */
export function authorityOf(approver: Approver, facts: Pick<ApprovalFacts, "requester" | "approvedBy">) {
  const others = othersIn(approver, facts);
  if (others.some(({ isAdmin }) => isAdmin)) return "administrator";
  return others.length > 0 ? "second_person" : "alone";
}

/** The approvers other than the requester. */
function othersIn(
  approver: Approver,
  { requester, approvedBy }: Pick<ApprovalFacts, "requester" | "approvedBy">,
) {
  const filer = requester ?? (approver.isOfficer ? approver : null);
  return [...approvedBy, approver].filter((person) => !filer || !isSame(person, filer));
}

export const isSame = (one: Person, other: Person) =>
  one.personKey === other.personKey || one.badgeKeys.some((key) => other.badgeKeys.includes(key));

/** What the second of two people gets while the request is still undecided. */
export const changedMeanwhile = {
  pending: says.changedToPending,
  processing: says.changedToProcessing,
} as const;

/** Why a request was denied; required on the screen and in GraphQL, optional over REST. */
export const denialReason = z
  .string(formSays.reasonMissing)
  .check(z.trim(), z.minLength(3, formSays.reasonMissing), z.maxLength(1000, tooLong));

/** The remainder that a screen shows; zero if all of it was dispatched. */
export const remainder = z.object({ amount: z.union([z.literal(0), usdAmount]) });

/** An administrator's step: the amount only if it approves, the reason if the step is unusual. */
export const statusStep = z.object({
  status: z.enum(["pending", "approved", "completed"], "status must be pending, approved or completed"),
  reason: z.optional(z.nullable(denialReason)),
  amount: z.optional(z.nullable(z.pipe(usdAmount, z.transform(centsOf)))),
  version: z.int32("version must be a whole number"),
});
export type StatusStep = z.output<typeof statusStep>;

/**
 * The payload of POST /api/fund-allocations. Fields that the server decides are accepted and
 * ignored.
 */
export const newAllocation = z.object({
  requestId: rowNumber("requestId must be a whole positive number"),
  amount: z.optional(usdAmount),
  justification: z.optional(z.string("justification must be a text")),
  ...statedDifference,
  status: z.optional(z.literal("allocated", "status must be allocated")),
});
export const distribution = z.object({ status: z.literal("distributed", "status must be distributed") });

/** What an approval means that is not the last one: who else must decide. */
export const anotherPerson = {
  asked: {
    supervisorOrOther: says.secondOfAll,
    other: says.secondOfOthers,
  },
  approved: {
    supervisorOrOther: says.anotherOfAll,
    other: says.anotherOfOthers,
  },
} as const;

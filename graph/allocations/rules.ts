import * as z from "zod/mini";
import { tooLong } from "../forms/rules.ts";

export const allocationStatuses = ["pending", "allocated", "denied", "distributed"] as const;

/** What is allocated when nothing was recommended (spec 9). */
export const defaultAllocationCents = 50_000;
/** An officer never approves more than this of his own request alone, whatever the urgency rule says (design: approval). */
export const maxSelfApprovalCents = 50_000;

/** The spec's text for every allocation (spec 7). */
export const allocationJustification = "Approved based on AI recommendation and officer review.";

export const victimInfoFirst =
  "Victim information is required before approving the request. Please add victim details first.";

/** The recommendation, else $500; never above the fund's limit. */
export function amountToAllocate(facts: { recommendedCents: number | null; maxCents: number }): number {
  const recommended =
    facts.recommendedCents && facts.recommendedCents > 0 ? facts.recommendedCents : defaultAllocationCents;
  return Math.min(recommended, facts.maxCents);
}

/** What somebody says that they approve. Nothing said is the server's figure. */
export interface Claim {
  /** The amount that they were shown, or ask for. */
  amountCents?: number | undefined;
  /** The request's version that they were shown. */
  version?: number | undefined;
  /** A program's own figure may be lower than the server's; a screen approves what it showed. */
  mayBeLower?: boolean;
}

/** Whether the claim holds for this figure. Once an approval is recorded its amount is settled, and the next person approves that one. */
export const isClaimKept = (claim: Claim, figure: { cents: number; isSettled: boolean }): boolean =>
  claim.amountCents === undefined ||
  claim.amountCents === figure.cents ||
  (claim.mayBeLower === true && !figure.isSettled && claim.amountCents < figure.cents);

/** Everything one person is known by; whoever shares one of them is the same person. */
export interface Person {
  /** His normalised e-mail address. */
  personKey: string;
  /** An officer's badge within his agency: his word for his own address is not enough. */
  badgeKey: string | null;
}

export interface Approver extends Person {
  /** May approve his own request within the limit without a second person: a trusted officer. */
  mayApproveAlone: boolean;
  /** Officers take on a citizen's own request by approving it, as if they had filed it. */
  isOfficer: boolean;
}

export interface ApprovalFacts {
  amountCents: number;
  /** Who filed the request; null for a citizen's own. */
  requester: Person | null;
  /** Everybody who has approved it so far: distinct people. */
  approvedBy: readonly Person[];
  /** Of the urgency rule. */
  autoApprovalLimitCents: number;
  requiredApprovers: number;
}

export type ApprovalOutcome =
  | { kind: "final" }
  /** The click is recorded; `missing` more people must approve, and at least one of them is not the requester. */
  | { kind: "waits"; missing: number; needsAnother: boolean }
  | { kind: "already-approved" };

/**
 * What one person's approval does. It is final when enough distinct people have approved, and the requester is not alone among them;
 * alone he suffices only when he may approve alone, within the limit, and the rule asks for one approver.
 */
export function approve(approver: Approver, facts: ApprovalFacts): ApprovalOutcome {
  if (facts.approvedBy.some((person) => isSame(person, approver))) return { kind: "already-approved" };
  const required = Math.max(1, facts.requiredApprovers);
  const requester = facts.requester ?? (approver.isOfficer ? approver : null);
  const people = [...facts.approvedBy, approver];
  const others = people.filter((person) => !requester || !isSame(person, requester)).length;
  const selfLimitCents = Math.min(facts.autoApprovalLimitCents, maxSelfApprovalCents);
  const sufficesAlone = required === 1 && approver.mayApproveAlone && facts.amountCents <= selfLimitCents;
  const needsAnother = others === 0 && !sufficesAlone;
  const missing = Math.max(required - people.length, needsAnother ? 1 : 0);
  return missing === 0 ? { kind: "final" } : { kind: "waits", missing, needsAnother };
}

export const isSame = (one: Person, other: Person) =>
  one.personKey === other.personKey || (one.badgeKey !== null && one.badgeKey === other.badgeKey);

/** A badge is one person's within the agency whose supervisor confirms it. */
export const badgeKeyOf = (badgeNumber: string, supervisorEmailKey: string) =>
  `${badgeNumber.toLowerCase().replace(/[^a-z0-9]/g, "")}@${supervisorEmailKey.slice(supervisorEmailKey.lastIndexOf("@") + 1)}`;

export const answerMissing = "Please choose an answer";
export const reasonMissing = "Please give a reason";
export const victimInfoMissing = "The officer has not added the victim information yet.";
export const officerFirst = "Please confirm your officer first, by the link in our other mail.";
export const alreadyApproved = "You have approved this request already; somebody else must decide now.";
/** What the slower of two people hears while the request is still undecided. */
export const changedMeanwhile = {
  pending: "Somebody else has just changed this request; it is pending now. Please look again.",
  processing: "Somebody else has just changed this request; it is processing now. Please look again.",
} as const;

/** Why a request was denied; asked on the screen and in GraphQL, optional over REST (design: approval). */
export const denialReason = z
  .string(reasonMissing)
  .check(z.trim(), z.minLength(3, reasonMissing), z.maxLength(1000, tooLong));
export const reasonNotGiven = "No reason was given.";

/** The spec's payload of POST /api/fund-allocations; what the server decides itself is accepted and ignored. */
export const newAllocation = z.object({
  requestId: z
    .number("requestId must be a number")
    .check(z.int("requestId must be a whole number"), z.positive("requestId must be positive")),
  amount: z.optional(
    z
      .number("amount must be US dollars")
      .check(
        z.minimum(0.01, "amount must be at least one cent"),
        z.maximum(1_000_000, "amount is too large"),
      ),
  ),
  justification: z.optional(z.string("justification must be a text")),
  status: z.optional(z.literal("allocated", "status must be allocated")),
});
export const distribution = z.object({ status: z.literal("distributed", "status must be distributed") });

/** Dollars as people type them, in whole cents. */
export const centsOf = (usd: number) => Math.round(usd * 100);

import * as z from "zod/mini";
import { rowNumber, tooLong } from "../core/forms/fields.shared.ts";
import { says } from "./sentences.ts";

export const allocationStatuses = ["pending", "allocated", "denied", "distributed"] as const;

/** What is allocated when nothing was recommended. */
export const defaultAllocationCents = 50_000;
/**
 * An officer never approves more than this of their own request alone, whatever the urgency rule
 * says.
 */
export const maxSelfApprovalCents = 50_000;

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

/**
 * A program shows no needs to confirm: its officer sends the amount, and one that is the server's
 * own figure confirms what it is made of. A screen always sends what it showed, so there it says
 * nothing of the needs.
 */
export const isConfirmedByAmount = (claim: Claim, cents: number): boolean =>
  claim.mayBeLower === true && claim.amountCents === cents;

/**
 * Whether the claim holds for this figure. Once an approval is recorded its amount is settled, and
 * the next person approves that one.
 */
export const isClaimKept = (claim: Claim, figure: { cents: number; isSettled: boolean }): boolean =>
  claim.amountCents === undefined ||
  claim.amountCents === figure.cents ||
  (claim.mayBeLower === true && !figure.isSettled && claim.amountCents < figure.cents);

/** Everything one person is known by; whoever shares one of them is the same person. */
export interface Person {
  /** The normalised e-mail address. */
  personKey: string;
  /**
   * An officer's badge, within each agency that it is known of (people/badge-keys.ts): their word
   * for their own address is not enough.
   */
  badgeKeys: readonly string[];
}

/** Somebody whose approval counts, and as what. */
export interface Word extends Person {
  isOfficer: boolean;
  isAdmin: boolean;
}

export interface Approver extends Word {
  /** May approve their own request within the limit without a second person: a trusted officer. */
  mayApproveAlone: boolean;
}

/**
 * A limit over 24 hours and 30 days, whose amounts stand in the configuration: of one officer, or
 * of one person in need.
 */
export type Cap = "officer" | "victim";

export interface ApprovalFacts {
  amountCents: number;
  /** Who filed the request; null for a citizen's own. */
  requester: Person | null;
  /** Everybody who has approved it so far: distinct people. */
  approvedBy: readonly Word[];
  /** Of the urgency rule. */
  autoApprovalLimitCents: number;
  requiredApprovers: number;
  /** What a reader made of a text moves no money on one person's word. */
  needsAreConfirmed: boolean;
  /** The limit that this money would go beyond. */
  overCap?: Cap | undefined;
}

export type ApprovalOutcome =
  | { kind: "final" }
  /**
   * The click is recorded; `missing` more people must approve, and at least one of them is not the
   * requester.
   */
  | { kind: "waits"; missing: number; needsAnother: boolean }
  | { kind: "already-approved" };

/**
 * What one person's approval does. It is final when enough distinct people have approved, and the
 * requester is not alone among them; alone they suffice only when they may approve alone, within
 * the limits, for needs that a person confirmed, and the rule asks for one approver. Officers take
 * on a citizen's own request by approving it, as if they had filed it. Beyond an officer's limit
 * over time an administrator is among those who approve.
 */
export function approve(approver: Approver, facts: ApprovalFacts): ApprovalOutcome {
  if (facts.approvedBy.some((person) => isSame(person, approver))) return { kind: "already-approved" };
  const required = Math.max(1, facts.requiredApprovers);
  const people = [...facts.approvedBy, approver];
  const others = othersIn(approver, facts);
  const selfLimitCents = Math.min(facts.autoApprovalLimitCents, maxSelfApprovalCents);
  const sufficesAlone =
    required === 1 &&
    approver.mayApproveAlone &&
    facts.needsAreConfirmed &&
    facts.amountCents <= selfLimitCents &&
    !facts.overCap;
  const needsAnother = others.length === 0 && !sufficesAlone;
  const needsAdmin = facts.overCap === "officer" && !others.some(({ isAdmin }) => isAdmin);
  const missing = Math.max(required - people.length, needsAnother || needsAdmin ? 1 : 0);
  return missing === 0 ? { kind: "final" } : { kind: "waits", missing, needsAnother };
}

/** On whose word the money stands once this approver has approved. */
export function authorityOf(approver: Approver, facts: Pick<ApprovalFacts, "requester" | "approvedBy">) {
  const others = othersIn(approver, facts);
  if (others.some(({ isAdmin }) => isAdmin)) return "administrator";
  return others.length > 0 ? "second_person" : "alone";
}

/** Those who approve and are not the requester. */
function othersIn(
  approver: Approver,
  { requester, approvedBy }: Pick<ApprovalFacts, "requester" | "approvedBy">,
) {
  const filer = requester ?? (approver.isOfficer ? approver : null);
  return [...approvedBy, approver].filter((person) => !filer || !isSame(person, filer));
}

export const isSame = (one: Person, other: Person) =>
  one.personKey === other.personKey || one.badgeKeys.some((key) => other.badgeKeys.includes(key));

/** Why an approval that would otherwise be final waits. */
export const overCap = {
  officer: says.overOfficerCap,
  victim: says.overVictimCap,
} as const;
/** What the slower of two people hears while the request is still undecided. */
export const changedMeanwhile = {
  pending: says.changedToPending,
  processing: says.changedToProcessing,
} as const;

/** Why a request was denied; asked on the screen and in GraphQL, optional over REST. */
export const denialReason = z
  .string(says.reasonMissing)
  .check(z.trim(), z.minLength(3, says.reasonMissing), z.maxLength(1000, tooLong));

/** An amount that somebody gives, in whole cents: nothing is rounded to what they did not say. */
export const usdAmount = z.number("amount must be US dollars").check(
  z.minimum(0.01, "amount must be at least one cent"),
  z.maximum(1_000_000, "amount is too large"),
  z.refine((usd) => Math.abs(usd * 100 - Math.round(usd * 100)) < 1e-6, "amount must be in whole cents"),
);

/** What a screen says is left to hand over: nothing, where all of it was dispatched. */
export const remainder = z.object({ amount: z.union([z.literal(0), usdAmount]) });

/**
 * An administrator's step: the amount only where it approves, the reason where the way is unusual.
 */
export const statusStep = z.object({
  status: z.enum(["pending", "approved", "completed"], "status must be pending, approved or completed"),
  reason: z.optional(z.nullable(denialReason)),
  amount: z.optional(
    z.nullable(
      z.pipe(
        usdAmount,
        z.transform((usd) => Math.round(usd * 100)),
      ),
    ),
  ),
  version: z.int32("version must be a whole number"),
});
export type StatusStep = z.output<typeof statusStep>;

/**
 * The payload of POST /api/fund-allocations; what the server decides itself is accepted and
 * ignored.
 */
export const newAllocation = z.object({
  requestId: rowNumber("requestId must be a whole positive number"),
  amount: z.optional(usdAmount),
  justification: z.optional(z.string("justification must be a text")),
  status: z.optional(z.literal("allocated", "status must be allocated")),
});
export const distribution = z.object({ status: z.literal("distributed", "status must be distributed") });

/** A request's money: dispatches and what is handed over in money come out of one amount. */
export interface Envelope {
  allocatedCents: number;
  dispatchedCents: number;
  paidCents: number;
}

export const takenCents = ({ dispatchedCents, paidCents }: Pick<Envelope, "dispatchedCents" | "paidCents">) =>
  dispatchedCents + paidCents;

/** What of it may still be handed over. */
export const leftCents = ({ allocatedCents, ...taken }: Envelope) =>
  Math.max(0, allocatedCents - takenCents(taken));

/** Dollars as people type them, in whole cents. */
export const centsOf = (usd: number) => Math.round(usd * 100);

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

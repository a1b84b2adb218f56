import type { MoneyAuthority } from "../../../../prisma/client/enums.ts";
import type { Context } from "../../../core/context.ts";
import type { DecisionFacts } from "../approval/facts.sql.ts";
import {
  authorityOf,
  type Approver,
  type Cap,
  type Person,
} from "../../../../shared/decisions/allocations/rules.ts";
import { requesterOf } from "../approval/filed-by.ts";
import { storedVictimKeys } from "../victim-keys.ts";
import { readCapReached, readRoom, type Room } from "../approval/limits.sql.ts";

/** The keys that count an allocation over 24 hours and 30 days, and its approvers. */
export interface Counted {
  authority: MoneyAuthority;
  officerKeys: string[];
  victimKeys: string[];
}

/** The allocation that this person's approval would complete. */
export const countedFor = (
  context: Pick<Context, "keys">,
  facts: DecisionFacts,
  approver: Approver,
): Counted => {
  const requester = requesterOf(facts);
  const officers = [
    ...(requester ? [requester] : []),
    ...[...facts.approvedBy, approver].filter(({ isOfficer }) => isOfficer),
  ];
  return {
    authority: authorityOf(approver, { requester, approvedBy: facts.approvedBy }),
    officerKeys: [...new Set(officers.flatMap(keysOf))].map((key) => context.keys.hash(key)),
    // Also of requests that an administrator judged to be for the same person.
    victimKeys: storedVictimKeys(context, [facts, ...(facts.samePerson ?? [])]),
  };
};

/**
 * The limit that an approval would reach right now. The database checks again, under its lock, when
 * the money is allocated.
 */
export async function capReached(
  { sql, now }: Context,
  { authority, officerKeys, victimKeys }: Counted,
  amountCents: number,
): Promise<Cap | null> {
  if (authority === "administrator") return null;
  const victims = authority === "alone" || authority === "system" ? victimKeys : [];
  return readCapReached(sql, { officerKeys, victimKeys: victims, now: now(), amountCents });
}

const keysOf = ({ personKey, badgeKeys }: Person) => [
  `officer:${personKey}`,
  // A name alone adds nothing: the officer also has the badge within an agency.
  ...badgeKeys.filter((badge) => !badge.includes("#")).map((badge) => `officer:badge:${badge}`),
];

/**
 * By the key with the least left, as the limits are enforced. Administrators see it; their own
 * approval is not bound by it.
 */
export const roomLeft = (
  { sql, now }: Context,
  { officerKeys, victimKeys }: Pick<Counted, "officerKeys" | "victimKeys">,
): Promise<Room[]> => readRoom(sql, { officerKeys, victimKeys, now: now() });

import type { MoneyAuthority } from "../../../prisma/client/enums.ts";
import type { Context } from "../../core/context.ts";
import type { Statement } from "../../core/sql.ts";
import type { DecisionFacts } from "./facts.ts";
import { authorityOf, type Approver, type Cap, type Person } from "../rules.shared.ts";
import { requesterOf } from "../approval/filed-by.ts";
import { victimKeysOf, type Identity } from "../victim-keys.ts";

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
  const hash = (text: string) => context.keys.hash(text);
  const requester = requesterOf(facts);
  const officers = [
    ...(requester ? [requester] : []),
    ...[...facts.approvedBy, approver].filter(({ isOfficer }) => isOfficer),
  ];
  return {
    authority: authorityOf(approver, { requester, approvedBy: facts.approvedBy }),
    officerKeys: distinct(officers.flatMap(keysOf)).map(hash),
    victimKeys: victimsIn(facts).map(hash),
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
  const [reached] = await sql<{ cap: Cap }>(capStatement, [officerKeys, victims, now(), amountCents]);
  return reached?.cap ?? null;
}

const capStatement: Statement = {
  name: "cap-reached",
  text: `SELECT "cap" FROM sv_cap_reached($1::text[], $2::text[], $3::timestamptz, $4::bigint)`,
};

const keysOf = ({ personKey, badgeKeys }: Person) => [
  `officer:${personKey}`,
  // A name alone adds nothing: the officer also has the badge within an agency.
  ...badgeKeys.filter((badge) => !badge.includes("#")).map((badge) => `officer:badge:${badge}`),
];

/**
 * The recipient by each telephone number and mailbox, alone and with each name, from the request
 * and the victim record, and from every other request that an administrator judged to be for the
 * same person. One key in common means the same person. By name alone if there is no contact.
 */
const victimsIn = (facts: Identity & { samePerson?: readonly Identity[] | null }): string[] =>
  distinct([facts, ...(facts.samePerson ?? [])].flatMap(victimKeysOf));

const distinct = (keys: readonly string[]) => [...new Set(keys)];

/**
 * What the rolling limits still leave, in cents, for one recipient and for one officer; negative if
 * an administrator went over.
 */
export interface Room {
  cap: Cap;
  dayCents: number;
  monthCents: number;
}

/**
 * By the key with the least left, as the limits are enforced. Administrators see it; their own
 * approval is not bound by it.
 */
export const roomLeft = (
  { sql, now }: Context,
  { officerKeys, victimKeys }: Pick<Counted, "officerKeys" | "victimKeys">,
): Promise<Room[]> => sql<Room>(roomStatement, [officerKeys, victimKeys, now()]);

/** One branch for each of the two, so that each uses its own index. */
const roomOf = (cap: Cap, keys: string) => `
  SELECT '${cap}' AS "cap", min(s."dayCap" - s."day")::int AS "dayCents", min(s."monthCap" - s."month")::int AS "monthCents" FROM (
    SELECT c."${cap}CapDayCents" AS "dayCap", c."${cap}CapMonthCents" AS "monthCap", coalesce(sum(f."amountCents"), 0) AS "month",
      coalesce(sum(f."amountCents") FILTER (WHERE f."allocatedAt" > $3::timestamptz - interval '24 hours'), 0) AS "day"
    FROM unnest(${keys}::text[]) k JOIN "SystemConfig" c ON c."id" = 1
    LEFT JOIN "FundAllocation" f ON f."${cap}Keys" @> ARRAY[k] AND f."status" IN ('allocated', 'distributed') AND f."allocatedAt" > $3::timestamptz - interval '30 days'
    GROUP BY k, c."id") s HAVING count(*) > 0`;
const roomStatement: Statement = {
  name: "cap-room",
  text: `${roomOf("victim", "$2")} UNION ALL ${roomOf("officer", "$1")}`,
};

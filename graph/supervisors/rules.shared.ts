import * as z from "zod/mini";
import { tooLong } from "../core/forms/fields.shared.ts";
import { says as formSays } from "../core/forms/sentences.ts";
import { dayMs, hourMs, minuteMs } from "../core/time/durations.shared.ts";
import { normaliseEmail } from "../verification/rules.shared.ts";
import { says } from "./sentences.ts";

/** How long a one-time link works, and how long the list that it opens stays open. */
export const linkLifeMs = 30 * minuteMs;
export const listLifeMs = 30 * minuteMs;
/** One-time links to one mailbox. */
export const linksPerHour = 5;
/** Daily emails that one round of the job writes. */
export const digestsPerRound = 50;
/** The first time after now at the same hour (UTC). */
export const nextDigestAt = (due: Date, now: Date): Date =>
  new Date(due.getTime() + dayMs * (Math.floor((now.getTime() - due.getTime()) / dayMs) + 1));
/** Items of a list. The others follow once these are answered. */
export const mostItems = 50;

/**
 * The address in lower case. Other spellings (dots, a plus) count as other mailboxes, because they
 * can belong to another person.
 */
export const mailboxOf = (address: string): string => address.trim().toLowerCase();

/** l•••@austintexas.gov, which only the owner recognizes. */
export const masked = (mailbox: string): string => mailbox.replace(/^(.).*(?=@)/, "$1•••");

const urgencies = ["critical", "high", "medium", "low"] as const;
type Urgency = (typeof urgencies)[number];

interface Ordered {
  urgency: Urgency;
  since: Date;
}

/** The most urgent first, and of these the oldest. */
export const byUrgencyAndAge = (one: Ordered, other: Ordered): number =>
  urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
  one.since.getTime() - other.since.getTime();

/** The highest of these; medium if there is none. */
export const highestOf = (all: readonly Urgency[]): Urgency =>
  urgencies.find((one) => all.includes(one)) ?? "medium";

/** The longest time for which a deputy can be named, and how often in a day. */
export const longestDeputyDays = 90;
export const deputiesPerDay = 5;

export const domainOf = (mailbox: string): string => mailbox.slice(mailbox.lastIndexOf("@") + 1);

const emailRule = z.email();
const day = z.string().check(
  z.trim(),
  z.refine((typed) => !Number.isNaN(dayIn(typed)), says.dayWrong),
);

/** Midnight of a day such as 2026-12-24 (UTC); NaN if there is no such day. */
function dayIn(typed: string): number {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return NaN;
  const at = Date.parse(`${typed}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(typed) ? at : NaN;
}

/** Who names a deputy, and when. */
interface Naming {
  mailbox: string;
  now: Date;
}

/** A deputy has another address in the same domain. */
export const deputyForm = ({ mailbox, now }: Naming) =>
  z
    .object({
      name: z.string().check(z.trim(), z.minLength(1, says.nameMissing), z.maxLength(120, tooLong)),
      email: z.string().check(
        z.trim(),
        z.maxLength(254, tooLong),
        z.refine((email) => z.safeParse(emailRule, email).success, formSays.emailWrong),
        z.refine((email) => domainOf(mailboxOf(email)) === domainOf(mailbox), says.otherDomain),
        z.refine((email) => normaliseEmail(email) !== normaliseEmail(mailbox), says.samePerson),
      ),
      from: day,
      until: day,
    })
    .check(
      // In the United States it may still be yesterday.
      z.refine(({ from }) => !(dayIn(from) < now.getTime() - 2 * dayMs), {
        path: ["from"],
        message: says.dayOver,
      }),
      z.refine(({ until }) => !(endOfDay(until) <= now.getTime()), {
        path: ["until"],
        message: says.dayOver,
      }),
      z.refine(({ from, until }) => !(dayIn(until) < dayIn(from)), {
        path: ["until"],
        message: says.daysTurned,
      }),
      z.refine(({ from, until }) => !(dayIn(until) - dayIn(from) >= longestDeputyDays * dayMs), {
        path: ["until"],
        message: says.tooLongAway,
      }),
    );

/** The day is then over in every time zone of the United States. */
const endOfDay = (typed: string) => dayIn(typed) + dayMs + 12 * hourMs;

export const termOf = ({ from, until }: { from: string; until: string }) => ({
  startsAt: new Date(dayIn(from)),
  endsAt: new Date(endOfDay(until)),
});

interface Term {
  startsAt: Date;
  endsAt: Date;
  supervisorConfirmedAt: Date | null;
  deputyConfirmedAt: Date | null;
  endedAt: Date | null;
}

export const deputyStates = ["waiting", "upcoming", "inForce", "over"] as const;
export type DeputyState = (typeof deputyStates)[number];

export function stateOfDeputy(term: Term, now: Date): DeputyState {
  if (term.endedAt || term.endsAt <= now) return "over";
  if (!term.supervisorConfirmedAt || !term.deputyConfirmedAt) return "waiting";
  return term.startsAt > now ? "upcoming" : "inForce";
}

/** The last day of a term, as it was typed. */
export const lastDayOf = ({ endsAt }: Pick<Term, "endsAt">): Date =>
  new Date(endsAt.getTime() - 12 * hourMs - dayMs);

/** "Dana Ruiz (for Lt. Cole)", as decisions name the deputy. */
export const nameFor = ({ deputyName, name }: { deputyName: string; name: string }) =>
  `${deputyName} (for ${name})`;

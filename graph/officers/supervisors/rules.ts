import * as z from "zod/mini";
import { nameText } from "../../../shared/core/forms/names.ts";
import { emailProblem, emailText, foldEmail } from "../../../shared/core/forms/email.ts";
import { isCalendarDay } from "../../../shared/core/forms/fields.ts";
import { says as formSays } from "../../../shared/core/forms/sentences.ts";
import { dayColumn } from "../../../shared/core/time/day-column.ts";
import { dayMs, minuteMs } from "../../../shared/core/time/durations.ts";
import { addDays, daysLater, startOfDay } from "../../../shared/core/time/calendar.ts";
import { normaliseEmail } from "../../../shared/officers/verification/rules.ts";
import { says } from "../../../shared/officers/supervisors/sentences.ts";

/** How long a one-time link works, and how long the list that it opens stays open. */
export const linkLifeMs = 30 * minuteMs;
export const listLifeMs = 30 * minuteMs;
/** One-time links to one mailbox. */
export const linksPerHour = 5;
/** Daily emails that one round of the job writes. */
export const digestsPerRound = 50;
/** The first time after now at the same local hour, also when the clocks change. */
export function nextDigestAt(zone: string, due: Date, now: Date): Date {
  let days = Math.max(1, Math.floor((now.getTime() - due.getTime()) / dayMs));
  while (daysLater(zone, due, days) <= now) days += 1;
  return daysLater(zone, due, days);
}
/** Items of a list. The others follow once these are answered. */
export const maxItems = 50;

/**
 * The address in lower case. Other spellings (dots, a plus) count as other mailboxes, because they
 * can belong to another person.
 */
export const mailboxOf = (address: string): string => foldEmail(address).toLowerCase();

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

const day = z.string().check(
  z.trim(),
  z.refine((typed) => isCalendarDay(typed), says.dayWrong),
);

/** Who names a deputy, and on which day. */
interface Naming {
  mailbox: string;
  today: string;
}

/** One sentence about an address is enough. */
const isWrong = (email: string) => emailProblem(email, formSays.emailWrong) !== undefined;

/** A deputy has another address in the same domain. */
export const deputyForm = ({ mailbox, today }: Naming) =>
  z
    .object({
      name: nameText({ missing: says.nameMissing, most: 120 }),
      email: emailText(formSays.emailWrong, { missing: formSays.emailWrong }).check(
        z.refine(
          (email) => isWrong(email) || domainOf(mailboxOf(email)) === domainOf(mailbox),
          says.otherDomain,
        ),
        z.refine((email) => normaliseEmail(email) !== normaliseEmail(mailbox), says.samePerson),
      ),
      from: day,
      until: day,
    })
    .check(
      z.refine(({ from }) => from >= today, {
        path: ["from"],
        message: says.dayOver,
      }),
      z.refine(({ until }) => until >= today, {
        path: ["until"],
        message: says.dayOver,
      }),
      z.refine(({ from, until }) => until >= from, {
        path: ["until"],
        message: says.daysTurned,
      }),
      z.refine(({ from, until }) => !isCalendarDay(from) || until < addDays(from, longestDeputyDays), {
        path: ["until"],
        message: says.tooLongAway,
      }),
    );

/** The days as they were typed, and the moments at which they begin and are over. */
export const termOf = (zone: string, { from, until }: { from: string; until: string }) => ({
  firstDay: dayColumn(from),
  lastDay: dayColumn(until),
  startsAt: startOfDay(zone, from),
  endsAt: startOfDay(zone, addDays(until, 1)),
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

/** "Dana Ruiz (for Lt. Cole)", as decisions name the deputy. */
export const nameFor = ({ deputyName, name }: { deputyName: string; name: string }) =>
  `${deputyName} (for ${name})`;

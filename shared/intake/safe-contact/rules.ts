import * as z from "zod/mini";
import { timeZones } from "../../core/time/time-zones.ts";
import { says } from "./sentences.ts";

/** The one way that is safe. `any`: each is. `none`: no message, and no call. */
export const contactWays = ["any", "sms", "email", "call", "none"] as const;
export type ContactWay = (typeof contactWays)[number];

/** How the person agreed to text messages. */
export const textConsentWays = ["officer_asked", "form", "pass", "wrote_first"] as const;

/** How the person asked to get no more text messages. */
export const textStopWays = ["text", "page", "call", "email", "letter", "in_person", "other"] as const;
/** Those that a person has to record. */
export const recordedStopWays = ["call", "email", "letter", "in_person", "other"] as const;

export const textStopForm = z.object({ way: z.enum(recordedStopWays, says.stopWayWrong) });

/** Who said it last. */
export const contactSayers = ["officer", "person"] as const;

const none = "";
/** An hour of the day as a form sends it: 09:30, or empty. */
const hour = z._default(
  z.nullable(z.string().check(z.regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, says.hourWrong))),
  none,
);

/** How someone may be reached. The hours are optional, and may run over midnight. */
export const safeContactForm = z
  .object({
    way: z._default(z.enum(contactWays, says.wayWrong), "any"),
    from: hour,
    to: hour,
    /** Of the hours. By default that of the state in the request's address. */
    timeZone: z.optional(z.nullable(z.enum(timeZones, says.timeZoneWrong))),
    mayLeaveMessage: z._default(z.nullable(z.boolean()), false),
    /** The person's consent to texts. If omitted, what is recorded stays. */
    agreesToTexts: z.optional(z.nullable(z.boolean())),
  })
  .check(
    z.refine(({ from, to }) => !from === !to, { path: ["to"], message: says.hoursHalf }),
    z.refine(({ from, to }) => !from || from !== to, { path: ["to"], message: says.hoursSame }),
  );
export type SafeContactForm = z.output<typeof safeContactForm>;

/** The same on a screen, as fields of a larger form. */
export const contactFields = {
  contactWay: z._default(z.enum(contactWays, says.wayWrong), "any"),
  contactFrom: hour,
  contactTo: hour,
  contactZone: z._default(z.string(), ""),
  contactLeave: z._default(z.boolean(), false),
  contactTexts: z._default(z.boolean(), false),
};
interface ContactFields {
  contactWay: ContactWay;
  contactFrom: string | null;
  contactTo: string | null;
  contactZone: string;
  contactLeave: boolean;
  contactTexts: boolean;
}
const atEnd = (message: string) => ({ path: ["contactTo"], message, when: () => true });
export const contactChecks = [
  z.refine<ContactFields>((form) => !form.contactFrom === !form.contactTo, atEnd(says.hoursHalf)),
  z.refine<ContactFields>(
    (form) => !form.contactFrom || form.contactFrom !== form.contactTo,
    atEnd(says.hoursSame),
  ),
] as const;

export const contactIn = (form: ContactFields): SafeContactForm => ({
  way: form.contactWay,
  from: form.contactFrom,
  to: form.contactTo,
  mayLeaveMessage: form.contactLeave,
  agreesToTexts: form.contactTexts && allowsChannel(form.contactWay, "sms"),
  ...(isKnownZone(form.contactZone) && { timeZone: form.contactZone }),
});

/** A form that says nothing of it leaves it open. */
export const isSaid = ({ way, from, mayLeaveMessage, agreesToTexts }: SafeContactForm): boolean =>
  way !== "any" || Boolean(from) || Boolean(mayLeaveMessage) || Boolean(agreesToTexts);

/** The way as people say it: the wish not to be contacted is the request's `contacting`. */
export const wayOf = (
  { contacting }: { contacting: boolean },
  said: { way: Exclude<ContactWay, "none"> } | null,
): ContactWay => (contacting ? (said?.way ?? "any") : "none");

/** Whether a message or call on this channel is one of the ways that are safe. */
export const allowsChannel = (way: ContactWay, channel: "email" | "sms" | "phone"): boolean =>
  way === "any" || way === (channel === "phone" ? "call" : channel);

/** The hours, in minutes after midnight of their time zone. The end is outside. */
export interface Hours {
  fromMinute: number;
  toMinute: number;
  timeZone: string;
}

/** 570 for 09:30; null without an hour. */
export const minuteOf = (time: string | null): number | null =>
  time ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : null;

/** 09:30 for 570 */
export const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");

/** Whether it is one of the hours at this moment. The SQL twin is `quietUntil`. */
export function isWithin({ fromMinute, toMinute, timeZone }: Hours, moment: Date): boolean {
  const [time = ""] = new Intl.DateTimeFormat("en-GB", {
    ...{ hour: "2-digit", minute: "2-digit", timeZone },
  })
    .format(moment)
    .split(" ");
  const minute = minuteOf(time) ?? 0;
  return fromMinute < toMinute
    ? minute >= fromMinute && minute < toMinute
    : minute >= fromMinute || minute < toMinute;
}

export const isKnownZone = (zone: string): zone is (typeof timeZones)[number] =>
  timeZones.some((known) => known === zone);

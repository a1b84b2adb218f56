import * as z from "zod/mini";
import { minuteMs } from "../core/time/durations.shared.ts";
import { says as correctionSays } from "../corrections/sentences.ts";
import { says } from "./sentences.ts";

/** Nobody has it; somebody does; the person was reached; it is done with. */
export const callbackStates = ["waiting", "claimed", "answered", "closed"] as const;
export type CallbackState = (typeof callbackStates)[number];

/** What a list shows: what is to be done, what is late, the reader's own, what is done, or all. */
export const callbackViews = ["open", "waiting", "late", "mine", "closed", "all"] as const;
export type CallbackView = (typeof callbackViews)[number];

const maxSearchCharacters = 100;
export const maxNoteCharacters = 1000;

export const callbackFilter = z.object({
  view: z._default(z.enum(callbackViews), "open"),
  search: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(maxSearchCharacters, correctionSays.searchTooLong))),
  ),
});
export type CallbackFilter = z.input<typeof callbackFilter>;

/** Whoever closes a call-back says what came of it. */
export const closeForm = z.object({
  note: z
    .string(says.noteNeeded)
    .check(z.trim(), z.minLength(1, says.noteNeeded), z.maxLength(maxNoteCharacters, says.noteTooLong)),
});

interface Clock {
  status: CallbackState;
  createdAt: Date;
  dueAt: Date | null;
}

/**
 * When the call was promised at the latest; those from before a promise was kept have the
 * configured time from when they were asked for.
 */
export const dueAtOf = ({ createdAt, dueAt }: Omit<Clock, "status">, responseMinutes: number): Date =>
  dueAt ?? new Date(createdAt.getTime() + responseMinutes * minuteMs);

/** Nobody has spoken with the person yet. */
export const isUnanswered = (status: CallbackState): boolean => status === "waiting" || status === "claimed";

export const isLate = (clock: Clock, responseMinutes: number, now: Date): boolean =>
  isUnanswered(clock.status) && dueAtOf(clock, responseMinutes).getTime() <= now.getTime();

/** Whole minutes since it was due; less than nothing before. */
export const minutesLate = (dueAt: string, nowMs: number): number =>
  Math.floor((nowMs - Date.parse(dueAt)) / minuteMs);

import * as z from "zod/mini";
import { minuteMs } from "../core/time/durations.shared.ts";
import { says as correctionSays } from "../corrections/sentences.ts";
import { says } from "./sentences.ts";

/** Unclaimed; claimed; reached; closed. */
export const callbackStates = ["waiting", "claimed", "answered", "closed"] as const;
export type CallbackState = (typeof callbackStates)[number];

/** The list filters: open, overdue, the reader's own, closed, or all. */
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

/** Closing a callback requires its outcome. */
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

/** The promised time; older rows without one use the configured time after the request. */
export const dueAtOf = ({ createdAt, dueAt }: Omit<Clock, "status">, responseMinutes: number): Date =>
  dueAt ?? new Date(createdAt.getTime() + responseMinutes * minuteMs);

/** The person was not reached yet. */
export const isUnanswered = (status: CallbackState): boolean => status === "waiting" || status === "claimed";

export const isLate = (clock: Clock, responseMinutes: number, now: Date): boolean =>
  isUnanswered(clock.status) && dueAtOf(clock, responseMinutes).getTime() <= now.getTime();

/** Whole minutes since it was due; negative before. */
export const minutesLate = (dueAt: string, nowMs: number): number =>
  Math.floor((nowMs - Date.parse(dueAt)) / minuteMs);

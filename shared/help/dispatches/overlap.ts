import { dayMs } from "../../core/time/durations.ts";

/** Help of one kind for one person within these days overlaps, and needs a reason. */
export const overlapDays = 30;

export const isOverlapping = (helpedAt: Date, now: Date): boolean =>
  now.getTime() - helpedAt.getTime() < overlapDays * dayMs;

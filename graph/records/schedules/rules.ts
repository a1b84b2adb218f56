import { hourMs } from "../../../shared/core/time/durations.ts";
import { shorteningWaitsHours } from "../../../shared/records/schedules/rules.ts";

/** Whether records could be destroyed earlier. Null years mean that they are kept. */
export const isShorter = (from: number | null, to: number | null): boolean =>
  to !== null && (from === null || to < from);

/** When a shorter period can be confirmed. */
export const confirmableFrom = (proposedAt: Date): Date =>
  new Date(proposedAt.getTime() + shorteningWaitsHours * hourMs);

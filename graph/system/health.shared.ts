import { dayMs, minuteMs, secondMs } from "../core/time/durations.shared.ts";

export const components = ["database", "email", "api"] as const;
export type Component = (typeof components)[number];

export const healthStates = ["healthy", "warning", "error", "unknown"] as const;
export type HealthState = (typeof healthStates)[number];

/** Why a part is not healthy, or why nothing is known of it. */
export const healthReasons = [
  "slow",
  "no_answer_in_time",
  "unreachable",
  "wrong_answer",
  "not_set_up",
  "switched_off",
] as const;
export type HealthReason = (typeof healthReasons)[number];

/** What the line over the last day is drawn from. */
export const historyMs = dayMs;
export const pointMs = 15 * minuteMs;

interface Patience {
  /** An answer that takes longer is a warning. */
  slowAfterMs: number;
  /** What takes longer is an error, and is not waited for. */
  withinMs: number;
}

export const patience: Record<Component, Patience> = {
  database: { slowAfterMs: 500, withinMs: 2000 },
  email: { slowAfterMs: 2000, withinMs: 5000 },
  api: { slowAfterMs: 1000, withinMs: 3000 },
};

export const sampleEveryMs = 30 * secondMs;
/** Two samples of one part that lie closer than this are of two processes, and one is enough. */
export const sampleApartMs = 20 * secondMs;
/** What could not be written down while the database was away: an hour of samples. */
export const samplesKeptInMemory = 360;
/** After this a row holds a whole hour. */
export const keepEachMs = 2 * dayMs;
export const keepHoursMs = 400 * dayMs;

export interface Finding {
  state: HealthState;
  responseMs: number | null;
  reason: HealthReason | null;
}

/** What an answer after so many milliseconds says of a part. */
export const answered = (component: Component, responseMs: number): Finding =>
  responseMs > patience[component].slowAfterMs
    ? { state: "warning", responseMs, reason: "slow" }
    : { state: "healthy", responseMs, reason: null };

import { dayMs, minuteMs, secondMs } from "../../core/time/durations.ts";

export const components = ["database", "email", "api"] as const;
export type Component = (typeof components)[number];

export const healthStates = ["healthy", "warning", "error", "unknown"] as const;
export type HealthState = (typeof healthStates)[number];

/** Why a part is unhealthy, or its state unknown. */
export const healthReasons = [
  "slow",
  "no_answer_in_time",
  "unreachable",
  "wrong_answer",
  "not_set_up",
  "switched_off",
] as const;
export type HealthReason = (typeof healthReasons)[number];

/** The data of the chart over the last day. */
export const historyMs = dayMs;
export const pointMs = 15 * minuteMs;

interface Patience {
  /** A slower answer is a warning. */
  slowAfterMs: number;
  /** A slower answer is an error, and is not awaited. */
  withinMs: number;
}

export const patience: Record<Component, Patience> = {
  database: { slowAfterMs: 500, withinMs: 2000 },
  email: { slowAfterMs: 2000, withinMs: 5000 },
  api: { slowAfterMs: 1000, withinMs: 3000 },
};

export const sampleEveryMs = 30 * secondMs;
/** Two samples of one part that are closer than this come from two processes; one is enough. */
export const sampleApartMs = 20 * secondMs;
/** Samples that could not be stored without the database: at most an hour. */
export const samplesKeptInMemory = 360;
/** After this age a row covers a whole hour. */
export const keepEachMs = 2 * dayMs;
export const keepHoursMs = 400 * dayMs;

export interface Finding {
  state: HealthState;
  responseMs: number | null;
  reason: HealthReason | null;
}

/** A part's state by its response time in milliseconds. */
export const answered = (component: Component, responseMs: number): Finding =>
  responseMs > patience[component].slowAfterMs
    ? { state: "warning", responseMs, reason: "slow" }
    : { state: "healthy", responseMs, reason: null };

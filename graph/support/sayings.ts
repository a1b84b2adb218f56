import type { StateCode } from "../directory/rules.shared.ts";
import type { Topic } from "./topics.ts";
import type { Urgent } from "./urgent.ts";

/** The amounts of the service guidelines, and whose they are, as configured. */
export interface Guidelines {
  systemName: string;
  foodUsdPerPerson: number;
  housingUsdPerNight: number;
  hotelHours: number;
  transportationUsd: number;
}

/** Everything that the agent can say in one language. */
export interface Sayings {
  urgent: Urgent;
  /** Before every answer to what was not understood. */
  numbersFirst: string;
  callback: string;
  askState: string;
  /** Several states have a city of this name. */
  askWhichState: (city: string, states: string) => string;
  stateNames: Partial<Record<StateCode, string>>;
  inYourState: string;
  forCity: (city: string) => string;
  /** Under a list that does not name it. */
  orDial: string;
  /** Between two ways to reach the same place. */
  or: string;
  /** Between a place and how to reach it. */
  colon?: string;
  about: Record<Exclude<Topic, "danger" | "callback" | "waiting">, (guidelines: Guidelines) => string>;
}

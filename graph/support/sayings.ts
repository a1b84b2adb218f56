import type { StateCode } from "../directory/rules.shared.ts";
import type { Topic } from "./topics.ts";
import type { Urgent } from "./urgent.ts";

/** The configured amounts and name for the service guidelines. */
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
  /** Before every answer to an unclear message. */
  numbersFirst: string;
  callback: string;
  askState: string;
  /** Several states have a city of this name. */
  askWhichState: (city: string, states: string) => string;
  stateNames: Partial<Record<StateCode, string>>;
  inYourState: string;
  forCity: (city: string) => string;
  /** Below a list that does not include it. */
  orDial: string;
  /** Between two contacts of the same place. */
  or: string;
  /** Between a place and its contact. */
  colon?: string;
  about: Record<Exclude<Topic, "danger" | "callback" | "waiting">, (guidelines: Guidelines) => string>;
}

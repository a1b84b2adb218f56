import type { StateCode } from "../../../../shared/community/directory/rules.ts";
import type { AboutTopic } from "../topics/topics.ts";
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
  /** Before and after two answers, if either topic may be meant. */
  eitherOf: string;
  elseAsk: string;
  /** Between the numbers and an answer, if a message may not be about danger. */
  ifSafe: string;
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
  about: Record<AboutTopic, (guidelines: Guidelines) => string>;
}

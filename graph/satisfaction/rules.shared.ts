import * as z from "zod/mini";
import { dayMs } from "../core/time/durations.shared.ts";
import { says } from "./sentences.ts";

export const satisfactionAnswers = ["good", "fair", "poor"] as const;
export type SatisfactionAnswer = (typeof satisfactionAnswers)[number];

/** So long the link of the question can be answered, and the answer changed. */
export const questionLifetimeMs = 30 * dayMs;
/** The question waits until the help could be used: a day, or as many days as nights were paid. */
export const leastDaysToUse = 1;
/** Of what was completed before so long, no help lasts. */
export const longestStayDays = 60;
/** A request whose help could be used longer ago is not asked about any more. */
export const askedWithinDays = 7;
/** Requests whose question one round of the job writes. */
export const questionsPerRound = 50;

export const satisfactionForm = z.object({ answer: z.enum(satisfactionAnswers, says.answerMissing) });

import * as z from "zod/mini";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { says } from "../../../shared/messages/satisfaction/sentences.ts";

export const satisfactionAnswers = ["good", "fair", "poor"] as const;
export type SatisfactionAnswer = (typeof satisfactionAnswers)[number];

/** How long the survey can be answered, and the answer changed. */
export const questionLifetimeMs = 30 * dayMs;
/** The survey waits until the help could be used: a day, or the number of paid nights. */
export const leastDaysToUse = 1;
/** Help of requests completed longer ago is over. */
export const longestStayDays = 60;
/** No survey is sent if the help could be used longer ago. */
export const askedWithinDays = 7;
/** The batch size of the job. */
export const questionsPerRound = 50;

export const satisfactionForm = z.object({ answer: z.enum(satisfactionAnswers, says.answerMissing) });

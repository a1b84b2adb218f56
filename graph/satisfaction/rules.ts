import * as z from "zod/mini";
import { dayMs } from "../core/time/rules.ts";
import { says } from "./sentences.ts";

export const satisfactionAnswers = ["good", "fair", "poor"] as const;
export type SatisfactionAnswer = (typeof satisfactionAnswers)[number];

/** So long the link of the question can be answered, and the answer changed. */
export const questionLifetimeMs = 30 * dayMs;
/** Whoever's request was completed longer ago is not asked any more. */
export const askedWithinMs = 7 * dayMs;
/** Requests whose question one round of the job writes. */
export const questionsPerRound = 50;

export const satisfactionForm = z.object({ answer: z.enum(satisfactionAnswers, says.answerMissing) });

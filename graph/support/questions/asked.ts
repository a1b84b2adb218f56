import type { Topic } from "../topics.ts";

/** A question, what it is about (or any of several), and a pattern that the answer must hold. */
export type AskedQuestion = readonly [question: string, topic: Topic | readonly Topic[], mustHold: string];

import type { Topic } from "../topics/topics.ts";

/** A question, its topic (or several), and a pattern for the answer. */
export type AskedQuestion = readonly [question: string, topic: Topic | readonly Topic[], mustHold: string];

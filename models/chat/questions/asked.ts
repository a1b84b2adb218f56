import type { Topic } from "../../../graph/community/support/topics/topics.ts";

/** A question, its topic (or several), and a pattern for the answer. */
export type AskedQuestion = readonly [question: string, topic: Topic | readonly Topic[], mustHold: string];

import type { Language } from "../../forms/rules.ts";
import type { Topic } from "../question.ts";

/** More ways of asking, in other voices: the question, the app's language, and what it may be taken for. */
export const furtherQuestions: readonly (readonly [string, Language, readonly Topic[]])[] = [];

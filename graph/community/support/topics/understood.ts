import type { Language } from "../../../../shared/core/forms/fields.ts";
import { plainText } from "../../../../shared/community/support/rules.ts";
import type { AboutTopic, Topic } from "./topics.ts";
import { byWords } from "./by-words.ts";
import { featuresOf } from "./features.ts";
import { helpFor } from "./help-for.ts";
import { languageOf } from "./language.ts";
import { meaningsIn } from "./meanings.ts";
import { isLearned, likelyTopics, type TopicWeights } from "./model.ts";

export interface Understood {
  topic: Topic;
  about?: AboutTopic | undefined;
  /** The topic and what it is about are two guesses: either may be meant. */
  isUnsure?: boolean;
}

/** A topic of at least this probability is answered alone. */
const sure = 0.85;
/** A second topic of at least this probability is answered as well, if the first is not sure. */
const possible = 0.05;
/** With a first topic below this, the answer says as well what else can be asked. */
const least = 0.1;

interface MessageHints {
  language?: Language | null | undefined;
  hasPlace: boolean;
}

/**
 * What a message is about: by the words where they leave no doubt, or else by the learned score.
 */
export function understood(
  message: string,
  { language, hasPlace }: MessageHints,
  weights?: TopicWeights,
): Understood {
  const listed = byWords(message, language);
  if (isExact(listed, message, hasPlace)) return listed;
  const features = featuresOf(message, spokenIn(message, language), { hasPlace });
  const [first, ...others] = likelyTopics(features, weights).filter(
    // "Nuevo México" is a state.
    ({ topic }) => !hasPlace || topic !== "abroad" || listed.topic === "abroad",
  );
  const isWordless = features.every((feature) => /^[@=/]/.test(feature) || !isLearned(feature, weights));
  if (!first || first.probability < least || (isWordless && listed.topic === "unknown" && !hasPlace))
    return { topic: "unknown", isUnsure: true };
  // "Open on Sunday in Toledo" asks what there is at that place, and when.
  if (hasPlace && first.topic === "hours" && (listed.topic === "hours" || listed.topic === "unknown"))
    return { topic: "directory", about: "hours" };
  if (listed.about && (first.topic === listed.topic || first.topic === listed.about)) return listed;
  // A place asks for the directory; the words say for what: "food in Texas".
  const isForPlace = first.topic === "directory" || (first.topic === listed.topic && helpFor[first.topic]);
  if (hasPlace && isForPlace && isSayable(listed.topic)) return listed;
  // "Help in Lewiston, Maine" asks what there is at that place, and perhaps how to ask the fund.
  if (hasPlace && first.topic === "request") return { topic: "directory", about: "request", isUnsure: true };
  if (first.probability >= sure) return { topic: first.topic };
  const second = others.find(({ topic }) => isSayable(topic));
  if (!second || second.probability < possible) return { topic: first.topic, isUnsure: true };
  return { topic: first.topic, about: second.topic as AboutTopic, isUnsure: true };
}

/** Small words that two languages share mislead; then the app's language has more known words. */
function spokenIn(message: string, given: Language | null | undefined): Language {
  const told = languageOf(message) ?? given ?? "en";
  const known = (language: Language) =>
    meaningsIn(message, language).filter(({ meanings }) => meanings.length > 0).length;
  return given && given !== told && known(given) > known(told) ? given : told;
}

const number = /\bl-?\d{4}-\d+/;
const shortMessages: Partial<Record<Topic, number>> = { callback: 9, greeting: 3, thanks: 4 };

/**
 * Words that leave no doubt: a letter's number, a short wish to be called, a mere greeting, a place
 * alone.
 */
function isExact({ topic }: Understood, message: string, hasPlace: boolean): boolean {
  const text = plainText(message);
  const words = text.split(" ").length;
  if (topic === "letter" && number.test(text)) return true;
  if (topic === "unknown" && hasPlace && words <= 3) return true;
  return words <= (shortMessages[topic] ?? 0);
}

/** Whether there is an answer that can be given beside another one. */
export const isSayable = (topic: Topic): topic is AboutTopic =>
  !["danger", "callback", "waiting", "greeting", "thanks", "unknown"].includes(topic);

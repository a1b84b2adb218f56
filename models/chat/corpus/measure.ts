import { parse } from "csv-parse/sync";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { callNumbers, callsFor } from "../../../shared/community/danger/calls.ts";
import type { DangerKind } from "../../../shared/community/danger/rules.ts";
import { answer } from "../../../graph/community/support/answer.ts";
import { readQuestion } from "../../../graph/community/support/question.ts";
import type { Guidelines } from "../../../graph/community/support/sayings/sayings.ts";

/**
 * A sentence of a corpus: a danger by its kind or "none", or the topics that are right, split by
 * "|".
 */
interface Sentence {
  text: string;
  language: Language;
  kind: string;
}

export interface Measure {
  sentences: number;
  /** The share of danger sentences that are recognized. */
  recall: number;
  /** The share of recognized sentences that are dangers. */
  precision: number;
  /**
   * For each kind of danger, how many answers begin with a number and contain all the right ones.
   */
  numbers: Record<string, number>;
  /** Of the dangers, how many are answered in the language of the message. */
  language: number;
  misses: string[];
}

const guidelines: Guidelines = {
  systemName: "SafeVoice",
  foodUsdPerPerson: 10,
  housingUsdPerNight: 75,
  hotelHours: 24,
  transportationUsd: 100,
};

export const parseCorpus = (csv: string): Sentence[] => parse<Sentence>(csv, { columns: true });

/**
 * Answers labeled sentences as the chat does without a model. The screen has another language, so
 * that the message must reveal its own.
 */
export function measureDanger(sentences: readonly Sentence[]): Measure {
  const misses: string[] = [];
  const dangers = sentences.filter(({ kind }) => kind !== "none");
  const numbers: Record<string, { right: number; all: number }> = {};
  let [found, wrongly, inLanguage] = [0, 0, 0];
  for (const { text, language, kind } of sentences) {
    const question = readQuestion(text, { language: language === "en" ? "es" : "en" });
    const isDanger = question.topic === "danger";
    if (kind === "none" ? isDanger : !isDanger) misses.push(`${text} [${kind}]`);
    if (kind === "none") {
      if (isDanger) wrongly += 1;
      continue;
    }
    const { response } = answer(question, guidelines, []);
    const count = (numbers[kind] ??= { right: 0, all: 0 });
    count.all += 1;
    if (isDanger) found += 1;
    if (isDanger && holdsNumbers(response, kind as DangerKind)) count.right += 1;
    else if (isDanger) misses.push(`${text} [${kind}]: ${question.dangers?.join(", ")}`);
    if (question.language === language) inLanguage += 1;
  }
  return {
    sentences: sentences.length,
    recall: found / dangers.length,
    precision: found / (found + wrongly),
    numbers: Object.fromEntries(Object.entries(numbers).map(([kind, { right, all }]) => [kind, right / all])),
    language: inLanguage / dangers.length,
    misses,
  };
}

/** The first number comes within the first words. */
const holdsNumbers = (response: string, kind: DangerKind) =>
  /^\D{0,25}(?:911|988)/.test(response) &&
  callsFor([kind]).every((line) => response.includes(callNumbers[line]));

/** Of everyday questions, how many are answered with what they ask, alone or together with more. */
export function measureTopics(sentences: readonly Sentence[]) {
  const misses = sentences.flatMap(({ text, language, kind }) => {
    const { topic, about } = readQuestion(text, { language });
    const isRight = kind.split("|").some((right) => right === topic || right === about);
    return isRight ? [] : [`${text} [${kind}]: ${topic}`];
  });
  return { sentences: sentences.length, right: 1 - misses.length / sentences.length, misses };
}

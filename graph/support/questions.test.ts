import { expect, test } from "vitest";
import type { Language } from "../core/forms/fields.shared.ts";
import { answer } from "./answer.ts";
import { readQuestion } from "./question.ts";
import type { AskedQuestion } from "./questions/asked.ts";
import { questionsInEnglish } from "./questions/en.ts";
import { questionsInSpanish } from "./questions/es.ts";
import { furtherQuestions } from "./questions/further.ts";
import { questionsInFrench } from "./questions/fr.ts";

const guidelines = {
  systemName: "SafeVoice",
  foodUsdPerPerson: 10,
  housingUsdPerNight: 75,
  hotelHours: 24,
  transportationUsd: 100,
};
const wholly = (text: string) => text.replace(/[$()]/g, "\\$&").replaceAll("\u00a0", " ");

const asked: readonly (readonly [Language, readonly AskedQuestion[]])[] = [
  ["en", questionsInEnglish],
  ["es", questionsInSpanish],
  ["fr", questionsInFrench],
];

test.each(asked)("answers common questions to an agent in %s", (language, questions) => {
  const wrong = questions.flatMap(([message, topic, mustHold]) => {
    const question = readQuestion(message, { language });
    const { response } = answer(question, guidelines, []);
    const isAbout = [topic].flat().includes(question.topic);
    const holds = new RegExp(wholly(mustHold)).test(response.replace(/[\u00a0\u202f]/g, " "));
    return isAbout && holds && question.language === language
      ? []
      : [`${message}: ${question.topic} (${question.language})`];
  });
  console.log(`${language}: ${questions.length - wrong.length} of ${questions.length} questions answered`);
  expect(wrong).toEqual([]);
});

test("understands other phrasings", () => {
  const wrong = furtherQuestions.filter(
    ([message, language, topics]) => !topics.includes(readQuestion(message, { language }).topic),
  );
  expect(wrong).toEqual([]);
});

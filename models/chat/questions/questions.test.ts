import { expect, test } from "vitest";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { answer } from "../../../graph/community/support/answer.ts";
import { readQuestion } from "../../../graph/community/support/question.ts";
import type { AskedQuestion } from "./asked.ts";
import { questionsInEnglish } from "./en.ts";
import { questionsInSpanish } from "./es.ts";
import { furtherQuestions } from "./further.ts";
import { questionsInFrench } from "./fr.ts";

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
  const wrong = furtherQuestions.filter(([message, language, topics]) => {
    const { topic, about } = readQuestion(message, { language });
    return !topics.some((right) => right === topic || right === about);
  });
  expect(wrong).toEqual([]);
});

test("a danger that no pattern names is answered with the numbers, then with a topic without doubt", () => {
  const place = { state: undefined, language: "en" } as const;
  const { response } = answer(
    { ...place, topic: "danger", dangers: ["danger"], about: "silentOfficer" },
    guidelines,
    [],
  );
  expect(response).toMatch(/^Call 911/);
  expect(response).toMatch(/988.*\n\nIf everyone is safe right now.*\n\n.*You do not need that officer/);
  // A named danger is answered alone.
  expect(readQuestion("my house is on fire, is there a hotel")).toMatchObject({ topic: "danger" });
  expect(readQuestion("my house is on fire, is there a hotel").about).toBeUndefined();
});

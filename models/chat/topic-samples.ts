import { readdir, readFile } from "node:fs/promises";
import type { Language } from "../../shared/core/forms/fields.ts";
import { parseCorpus } from "./corpus/measure.ts";
import { questionsInEnglish } from "./questions/en.ts";
import { questionsInSpanish } from "./questions/es.ts";
import { questionsInFrench } from "./questions/fr.ts";
import { furtherQuestions } from "./questions/further.ts";
import type { AskedQuestion } from "./questions/asked.ts";

export const corpusFolder = "models/chat/corpus";

export interface TopicSample {
  text: string;
  language: Language;
  /** Any of these is right. */
  topics: readonly string[];
  /** Tests promise its answer. */
  isPromised: boolean;
}

export const readCorpus = async (name: string) =>
  parseCorpus(await readFile(`${corpusFolder}/${name}.csv`, "utf8"));

const corporaOf = async (isOf: (name: string) => boolean) => {
  const names = (await readdir(corpusFolder)).filter((file) => file.endsWith(".csv") && isOf(file)).sort();
  return (await Promise.all(names.map((file) => readCorpus(file.replace(".csv", ""))))).flat();
};

const isDanger = (name: string) => name.startsWith("danger");

export const dangerSentences = () => corporaOf(isDanger);

/** All sentences with topics that the chat may learn from; a few may be danger as well. */
export async function topicSamples(): Promise<TopicSample[]> {
  const written = await corporaOf((name) => !isDanger(name) && name !== "phrasings.csv");
  const promised = await readCorpus("phrasings");
  const asked = (language: Language, questions: readonly AskedQuestion[]): TopicSample[] =>
    questions.map(([text, topics]) => ({ text, language, topics: [topics].flat(), isPromised: true }));
  return [
    ...[written, promised].flatMap((sentences) =>
      sentences.map(({ text, language, kind }) => ({
        text,
        language,
        topics: kind.split("|"),
        isPromised: sentences === promised,
      })),
    ),
    ...asked("en", questionsInEnglish),
    ...asked("es", questionsInSpanish),
    ...asked("fr", questionsInFrench),
    ...furtherQuestions.map(([text, language, topics]) => ({ text, language, topics, isPromised: true })),
  ];
}

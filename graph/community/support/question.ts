import type { Language } from "../../../shared/core/forms/fields.ts";
import { dangerLanguage } from "../../../shared/community/danger/meaning.ts";
import { dangersIn, readDangers, type DangerKind } from "../../../shared/community/danger/rules.ts";
import type { Topic } from "./topics/topics.ts";
import { byWords } from "./topics/by-words.ts";
import { languageOf } from "./topics/language.ts";
import { isSayable, understood, type Understood } from "./topics/understood.ts";
import { placeOf, whereIn, type Where } from "./where.ts";

/** What is asked, with an additional obstacle (no identification, a dog) or a second guess. */
export interface Question extends Where, Understood {
  /** The life-threatening dangers, gravest first. */
  dangers?: readonly DangerKind[];
  language: Language;
}

/** What a message is about. Gaps are filled from the person's earlier messages, newest first. */
export function readQuestion(
  message: string,
  { before = [], language }: { before?: readonly string[]; language?: Language | null | undefined } = {},
): Question {
  const { dangers, areDoubtful } = readDangers(message);
  const where = whereIn(message);
  const { state } = where;
  const understand = (said: string, at: Where) =>
    understood(said, { language, hasPlace: Boolean(at.state ?? at.city) });
  if (dangers.length > 0)
    return {
      ...inDanger(dangers, dangerLanguage(message) ?? language),
      // The score may be wrong: the numbers come first, then what the message asks otherwise.
      ...(areDoubtful && { about: sayable(understand(message, where)) }),
    };
  const { topic, ...besides } = understand(message, where);
  const earlier = before.toReversed();
  // "What do I do?" after a danger is still about the danger.
  const isOpen = ["unknown", "upset", "status"].includes(byWords(message, language).topic);
  const goesOn = isOpen && !state ? dangersIn(earlier[0] ?? "") : [];
  if (goesOn.length > 0)
    return inDanger(goesOn, languageOf(message) ?? dangerLanguage(earlier[0] ?? "") ?? language);
  // "Texas" alone answers our question for the state, so the earlier question still applies.
  const asked =
    topic === "unknown" && state
      ? earlier.map((said) => understand(said, whereIn(said)).topic).find(isAnswered)
      : undefined;
  return {
    topic: asked ?? (topic === "unknown" && state ? "directory" : topic),
    ...besides,
    ...placeOf(where, earlier.map(whereIn)),
    language: languageOf(message) ?? earlier.map(languageOf).find(Boolean) ?? language ?? "en",
  };
}

/** A message of danger, read for nothing else. */
export function dangerQuestion(message: string, language: Language | null | undefined): Question | undefined {
  const dangers = dangersIn(message);
  return dangers.length > 0 ? inDanger(dangers, dangerLanguage(message) ?? language) : undefined;
}

const inDanger = (dangers: readonly DangerKind[], language: Language | null | undefined): Question => ({
  topic: "danger",
  dangers,
  state: undefined,
  language: language ?? "en",
});

const sayable = ({ topic }: Understood) => (isSayable(topic) ? topic : undefined);

const isAnswered = (topic: Topic) => !["danger", "callback", "thanks", "greeting", "unknown"].includes(topic);

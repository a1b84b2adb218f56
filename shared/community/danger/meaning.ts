import { createLexicon, type Entry, type Lexicon, type Words } from "./lexicon.ts";
import { english } from "./words.en.ts";
import { spanish } from "./words.es.ts";
import { french } from "./words.fr.ts";
import { entriesAt, meant, plain, tokenize, type Token } from "./reader.ts";
import { ordinary, soundOf, tellers } from "./speech.ts";
import type { Language } from "../../core/forms/fields.ts";

const languages = ["en", "es", "fr"] as const;
const tables: Readonly<Record<Language, Words>> = { en: english, es: spanish, fr: french };
const made: Partial<Record<Language, Lexicon>> = {};

/** Built with the first message, so that a page that loads the chat does not wait. */
const lexiconOf = (language: Language): Lexicon =>
  (made[language] ??= createLexicon(tables[language], {
    ordinary: ordinary[language],
    soundOf: soundOf[language],
    elides: language === "fr",
  }));

/** The language that most of the words indicate; undefined if none do. */
export function spokenLanguage(message: string): Language | undefined {
  const words = tokenize(plain(message)).map(({ word }) => word);
  const counts = languages.map((language) => ({
    language,
    count: words.reduce((sum, word) => sum + (tellers[language].has(word) ? 1 : 0), 0),
  }));
  const [most, next] = [...counts].sort((a, b) => b.count - a.count);
  if (/[¿¡ñ]/i.test(message)) return "es";
  if (most && next && most.count > next.count) return correctedByLetters(most.language, message);
  // Letters of only one language decide last.
  if (/[àèêëîôùûçœ]/i.test(message)) return "fr";
  return /[áíóú]/i.test(message) ? "es" : undefined;
}

/** Spanish and French share many small words. Letters of only one of them decide. */
export function correctedByLetters(language: Language, message: string): Language {
  if (language === "fr" && /[áíóú]/i.test(message) && !/[àèêëîôùûçœ]/i.test(message)) return "es";
  return language === "es" && /[àèêëîôùûçœ]/i.test(message) && !/[áíóúñ]/i.test(message) ? "fr" : language;
}

/** A word of a message and what it means. */
export interface Tagged {
  word: string;
  after: Token["after"];
  concepts: string[];
}

const sizeOf = ({ words }: Entry) => words.filter((word) => word !== "$").length;

/**
 * The meaning of each word or phrase: in the message's language, or else in the others. A figure of
 * speech hides its words.
 */
function tag(tokens: readonly Token[], spoken: Language | undefined): Tagged[] {
  const order = spoken ? [spoken, ...languages.filter((language) => language !== spoken)] : languages;
  const isLast = (at: number) => (tokens[at + 1]?.after ?? ".") === ".";
  const readings = order.map((language) => {
    const words = { words: tokens.map(({ word }) => meant(lexiconOf(language), word)), isLast };
    return tokens.map((_, at) => entriesAt(lexiconOf(language), words, at));
  });
  const known = tokens.map(({ word }, at) => {
    const isOrdinary = spoken !== undefined && lexiconOf(spoken).ordinary.has(word);
    const inOrder = readings.map((entries) => entries[at] ?? []);
    if (!spoken)
      return languages.some((language) => lexiconOf(language).ordinary.has(word)) ? [] : inOrder.flat();
    return inOrder.find((entries, place) => entries.length > 0 && (place === 0 || !isOrdinary)) ?? [];
  });
  const isHidden = tokens.map(() => false);
  known.forEach((entries, at) => {
    const longest = Math.max(0, ...entries.map(sizeOf));
    const idiom = entries.find((entry) => entry.concept === "idiom" && sizeOf(entry) === longest);
    if (idiom && !isHidden[at]) isHidden.fill(true, at, at + longest);
  });
  return tokens.map(({ word, after }, at) => {
    const whole = (known[at] ?? []).filter(
      (entry) =>
        entry.concept === "document" || isHidden.slice(at, at + sizeOf(entry)).every((hidden) => !hidden),
    );
    const concepts = new Set(whole.map(({ concept }) => concept));
    if (Number(word) >= 8 && Number(word) < 400 && !isHidden[at]) concepts.add("many");
    return { word, after, concepts: [...concepts] };
  });
}

/** Removes the harm that a denial, a thing, a course or a long time excludes. */
const events =
  "bleed shot stab kill dead die dying fire burning choke drown faint wound crash fall hit attack danger bomb helpMe emergency swell shooting overdose poisoned rape seizure convulsing explode hurt smoke heartAttack stroke smell monoxide armed kidnap suicide runOver bullet missing labor crush broken touch selfKill ambulance".split(
    " ",
  );
const ofThings = new Set(
  "die dead dying shot kill drown burning burnt choke fall faint stab hit crash attack bleed crush fire explode broken runOver end severed cut".split(
    " ",
  ),
);
const ofTopics = new Set(
  "suicide overdose poison poisoned fire ambulance emergency seizure heartAttack stroke domestic childAbuse danger shot shots drown bleed blood gun gas monoxide smoke kidnap rape allergy sugar missing crash labor burning bomb faint choke".split(
    " ",
  ),
);

/** A threat by another person ("wants to kill me") has the words of a wish to die. */
const ofSuicide = new Set(["suicide", "selfKill", "reflexive"]);
/** And those of a wound ("will shoot me"), which is not there yet. */
const ofWounds = new Set(["shot", "stab", "bullet", "gunUsed"]);
const ofThreats = new Set([...ofSuicide, ...ofWounds]);
/** Of rape and abuse the time tells nothing: the help for it is the same. */
const timeConcepts = new Set(["longAgo", "lastWeek"]);
/** A threat to another person ("I will kill them") has the words of a threat by one. */
const ofOthers = new Set(["clitic", "say", "want", "kill", "stab", "thinking", "hurt", "hit"]);
const longestThreat = 6;
const swallowing = new Set(["take", "took", "swallow"]);

function withoutHarmless(tagged: Tagged[]): Tagged[] {
  const has = (at: number, concept: string) => tagged[at]?.concepts.includes(concept) ?? false;
  const drop = (at: number, concepts: ReadonlySet<string> | readonly string[]) => {
    const gone = new Set(concepts);
    const word = tagged[at];
    if (word) word.concepts = word.concepts.filter((concept) => !gone.has(concept));
  };
  const sentenceOf = (at: number, to: number) => {
    const [low, high] = at < to ? [at, to] : [to, at];
    return tagged.slice(low + 1, high + 1).every(({ after }) => after !== ".");
  };
  const isAtOnce = tagged.some(({ concepts }) => concepts.includes("atOnce"));
  const dropFrom = (from: number, concepts: ReadonlySet<string>) => {
    for (let at = from; at < from + longestThreat; at += 1)
      if (at === from || sentenceOf(from, at)) drop(at, concepts);
  };
  const isFar = !isAtOnce && tagged.some(({ concepts }) => concepts.includes("longAgo"));
  const isSafe = tagged.some(({ concepts }) => concepts.includes("safe"));
  const isWeekOld = tagged.some(({ concepts }) => concepts.includes("lastWeek"));
  const isDocument = tagged.some(({ concepts }) => concepts.includes("document"));
  const isOneself = tagged.some(({ concepts }) => concepts.includes("self"));
  if (tagged.some(({ concepts }) => concepts.includes("rape")))
    tagged.forEach((_, at) => drop(at, timeConcepts));
  const isJoke = tagged.some(({ concepts }) => concepts.includes("fine"));
  tagged.forEach((_, at) => {
    // "going to take all my pills": nothing is swallowed yet
    const isPlanned = [1, 2].some((back) => has(at - back, "want") && !tagged[at - back + 1]?.after);
    const swallowed = tagged[at]?.concepts.filter((concept) => swallowing.has(concept)) ?? [];
    if (isPlanned && swallowed.length > 0) {
      drop(at, swallowing);
      tagged[at]?.concepts.push("planTake");
    }
    if (isPlanned && isOneself && has(at, "aim")) {
      const gun = [at + 1, at + 2, at + 3].find((next) => has(next, "gun")) ?? at;
      drop(gun, ["gun", "armed", "aim"]);
      tagged[gun]?.concepts.push("planGun");
    }
    if (has(at, "threatMe")) dropFrom(at, ofThreats);
    if (has(at, "meHarm")) dropFrom(at, ofOthers);
    // "not bleeding", "no one was shot"; what does not stop goes on
    for (let back = 1; back <= 3; back += 1) {
      if (at - back < 0 || tagged[at - back + 1]?.after) break;
      if (has(at - back, "stop") || has(at - back, "know")) break;
      if (has(at - back, "nobody") || (back <= 2 && has(at - back, "not") && !has(at - back, "stop"))) {
        if (has(at, "not") || has(at - back, "hard")) break;
        const kept = new Set(["die", "kill", "selfKill", "dead"]);
        const isWish = tagged.slice(at - back, at).some(({ concepts }) => concepts.includes("want"));
        if (!tagged[at]?.word.startsWith("su")) kept.add("suicide");
        drop(
          at,
          events.filter(
            (event) => !(isWish && kept.has(event)) && !(has(at - back, "not") && kept.has(event)),
          ),
        );
      }
    }
    for (const near of [-3, -2, -1, 1, 2, 3]) {
      if (!sentenceOf(at, at + near)) continue;
      // "a shelter for rape", but "at the shelter raped me"
      if (has(at + near, "calm") && !has(at + near, "drug") && !has(at + 1, "obj")) drop(at, ofTopics);
    }
    for (const near of [-2, -1, 1, 2])
      if (sentenceOf(at, at + near) && (has(at + near, "thing") || has(at + near, "animal"))) {
        const between = tagged.slice(Math.min(at, at + near) + 1, Math.max(at, at + near));
        const isPerson = between.some(({ concepts }) => concepts.some((concept) => persons.has(concept)));
        if (!isPerson)
          drop(
            at,
            near > 0
              ? ofThings
              : new Set(
                  [...ofThings].filter(
                    (c) =>
                      c !== "hit" &&
                      c !== "swallow" &&
                      c !== "crash" &&
                      c !== "fall" &&
                      c !== "runOver" &&
                      c !== "burning" &&
                      c !== "fire" &&
                      c !== "explode",
                  ),
                ),
          );
      }
    if (isFar || isSafe)
      drop(
        at,
        [...events, "allergy", "anaphylaxis", "convulsing"].filter(
          (event) => !["suicide", "rape", "touch", "selfKill"].includes(event),
        ),
      );
    if (isWeekOld)
      drop(at, [
        "fire",
        "burning",
        "enter",
        "intruder",
        "mugged",
        "rob",
        "crash",
        "heartAttack",
        "stroke",
        "fall",
        "broken",
      ]);
    if (isDocument) drop(at, ["missing", "lostChild", "childGone", "lose"]);
    if (isSafe) drop(at, ["hitBy", "domestic", "abuse", "threat", "choking"]);
    if (isJoke) drop(at, ["threatMe", "meHarm", "die", "dead", "kill", "dying", "suicide", "killed"]);
  });
  return tagged;
}
const persons = new Set(["child", "kin", "partner", "elder", "human", "obj", "pron", "me"]);

/** The words of a message with their meanings, without harmless ones. */
export const readMessage = (message: string, spoken = spokenLanguage(message)): Tagged[] =>
  withoutHarmless(tag(tokenize(plain(message)), spoken));

/**
 * The language of a message about danger: if the small words do not tell, the one of its danger
 * words.
 */
export function dangerLanguage(message: string): Language | undefined {
  const spoken = spokenLanguage(message);
  if (spoken) return spoken;
  const words = tokenize(plain(message)).map(({ word }) => word);
  const isLast = (at: number) => at === words.length - 1;
  const known = languages.filter((language) =>
    words.some((_, at) => entriesAt(lexiconOf(language), { words, isLast }, at).length > 0),
  );
  return known.length === 1 ? known[0] : undefined;
}

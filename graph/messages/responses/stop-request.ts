import { normalized } from "../../../shared/core/text/fold.ts";
import { courtesies, onlyAlone, onlyMention, sentences, stopWords } from "./stop-sentences.ts";

/*
 * Requests to get no more texts, in our languages. Accents, capitals and signs do not matter. A
 * person who says more than that is read by the desk.
 */

/** What a telephone writes below a text. */
const footers = [
  "sent from my",
  "get outlook for",
  "enviado desde mi",
  "envoye d[eu] mon",
  "envoye depuis mon",
];

const anyOf = (expressions: readonly string[], flags = "") =>
  new RegExp(` (?:${expressions.join("|")})(?= )`, flags);
const courtesy = anyOf(courtesies, "g");
const footer = anyOf(footers);
const mention = anyOf([...stopWords, ...sentences, ...onlyMention]);
/** Sentences first: each takes what it can. */
const request = anyOf([...sentences, ...onlyAlone, ...stopWords], "y");

/** Words that take effect at once, besides a request to stop. Carriers know the English ones. */
const keywords = {
  start: ["start", "unstop", "iniciar", "empezar", "demarrer", "reprendre"],
  help: ["help", "info", "ayuda", "aide"],
} as const;
export type Keyword = "stop" | keyof typeof keywords;

interface Command {
  keyword: Keyword;
  /** What the text says besides its first line, for a person to read. Empty in most texts. */
  rest: string;
}

/** A request alone is not longer. */
const longestRequest = 200;

/**
 * The keyword of a text whose first line says nothing else, apart from please, now, thanks and a
 * signature: the device's, or one of `names`. Null for any other text.
 */
export function commandIn(said: string, names: readonly string[] = []): Command | null {
  const lines = said.split(/[\n\r\u0085\u2028\u2029]/);
  const first = lines.findIndex((line) => wordsOf(line) !== blank);
  const line = lines[first] ?? "";
  if (line.length > longestRequest) return null;
  const words = withoutFooter(wordsOf(line)).replace(courtesy, "");
  const keyword = keywordOf(words) ?? keywordOf(withoutNames(words, names));
  if (!keyword) return null;
  const below = lines.slice(first + 1).join("\n");
  const isSignature = withoutNames(withoutFooter(wordsOf(below)).replace(courtesy, ""), names) === blank;
  return { keyword, rest: isSignature ? "" : below.trim() };
}

/** Whether a text has a stop word, or a sentence that asks to stop, among other words. */
export const mentionsStop = (said: string): boolean => mention.test(wordsOf(said).replace(courtesy, ""));

function keywordOf(words: string): Keyword | null {
  const spelled = words.replaceAll(" ", "");
  for (const keyword of ["start", "help"] as const)
    if ((keywords[keyword] as readonly string[]).includes(spelled)) return keyword;
  return isRequest(words) || isRequest(` ${spelled} `) ? "stop" : null;
}

/** Whether nothing is left besides requests, of which it has at least one. */
function isRequest(words: string): boolean {
  request.lastIndex = 0;
  let end = 0;
  while (request.test(words)) end = request.lastIndex;
  return end > 0 && end === words.length - blank.length;
}

const blank = " ";

/** A text's words, each after a blank, and one at the end. */
function wordsOf(text: string): string {
  const plain = normalized(text.replace(/[‘’‛`´ʹʻʼ＇]/g, "'"), "NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replaceAll("\u{1F6D1}", " stop ")
    // French elides: "d'arrêter". Other apostrophes are within a word: "don't".
    .replace(/(?<![\p{L}\p{N}])([cdjlmnst]|qu)'/gu, "$1 ")
    .replaceAll("'", "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return plain === "" ? blank : ` ${plain} `;
}

function withoutFooter(words: string): string {
  const found = footer.exec(words);
  return found ? `${words.slice(0, found.index)} ` : words;
}

/** Without the names and their initials. */
function withoutNames(words: string, names: readonly string[]): string {
  const known = new Set(names.flatMap((name) => wordsOf(name).trim().split(" ")));
  for (const name of [...known]) known.add(name.slice(0, 1));
  const others = words
    .trim()
    .split(" ")
    .filter((word) => word !== "" && !known.has(word));
  return others.length === 0 ? blank : ` ${others.join(" ")} `;
}

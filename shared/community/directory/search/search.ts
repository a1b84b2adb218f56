import { concepts, fillers } from "./concepts.ts";
import { fitOf, weakFit, type Help } from "./helps.ts";
import { isInformationLine, type Nearness } from "../rules.ts";
import { folded } from "../../../core/text/fold.ts";
import { comparable } from "../../../core/text/typed.ts";

/** A searchable entry; `searchText` makes `text`. */
export interface Searchable {
  name: string;
  state: string;
  type: string;
  kind: string | null;
  area: string;
  contactInfo: string;
  nearness?: Nearness;
  text: string;
}

/**
 * Searches the entries, best first. The text may name a need in three languages ("dónde dormir",
 * "pay my electric bill"), a place, a name or a number, with a typo. Every typed word, except those
 * of the need, must be in the entry. If nothing matches, the entries with the most words are
 * returned.
 */
export function searchEntries<Entry extends Searchable>(
  entries: readonly Entry[],
  typed: string,
  hasState: boolean,
): Entry[] {
  const question = comparable(typed.slice(0, maxCharacters));
  const digits = unspaced(question).replace(/^1(?=\d{10}$)/, "");
  if (/^\d{6,}$/.test(digits)) return entries.filter(({ text }) => unspaced(text).includes(digits));
  const words = wordsOf(question);
  if (words.length === 0) return question.trim() ? [] : [...entries];
  const asked = words.filter((word) => !fillers.has(word));
  const { helps, rest } = asked.length > 0 ? needsIn(words, entries) : anyHelp;
  const literal = literally(entries, words, asked);
  if (helps.length === 0) return literal.length > 0 ? literal : nearly(entries, asked);

  const answers = entries.flatMap((entry) => {
    const fit = Math.min(...helps.map((help) => fitOf(help, entry) ?? Number.POSITIVE_INFINITY));
    return Number.isFinite(fit) ? [{ entry, fit }] : [];
  });
  const placed = where(answers, rest);
  const isNear = entries.some(({ nearness }) => nearness);
  const steps = isNear ? stepsNear : hasState ? stepsInState : stepsInCountry;
  const ranked = placed.sort(
    (one, other) =>
      steps.indexOf(stepOf(one, rest.length > 0)) - steps.indexOf(stepOf(other, rest.length > 0)) ||
      one.fit - other.fit,
  );
  const named = rest.length > 0 ? literal.filter(({ name }) => holds(folded(name), asked)) : [];
  return [...new Set([...named, ...ranked.map(({ entry }) => entry), ...literal])];
}

/** A longer question, which no one types, is read up to here: each word is sought in each entry. */
const maxCharacters = 500;

/** "I need help" */
const anyHelp: { helps: Help[]; rest: string[] } = { helps: ["social"], rest: [] };

const unspaced = (text: string) => text.replaceAll(/[\s().+-]/g, "");
const wordsOf = (question: string) =>
  folded(question).match(/\d+(?:-\d+)+|[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*/gu) ?? [];
const holds = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

interface Answer<Entry> {
  entry: Entry;
  fit: number;
  /** It lacks the other words of the search. */
  isBeside?: boolean;
}

const stepsNear = ["here", "region", "state", "2-1-1", "nation", "weak", "elsewhere"];
const stepsInState = ["state", "2-1-1", "elsewhere", "nation", "weak"];
const stepsInCountry = ["nation", "2-1-1", "state", "elsewhere", "weak"];

function stepOf({ entry, fit, isBeside }: Answer<Searchable>, isPlaced: boolean): string {
  const level = entry.nearness?.level;
  if (level === "elsewhere") return level;
  if (isInformationLine(entry)) return isPlaced && isBeside ? "weak" : "2-1-1";
  if (fit >= weakFit) return "weak";
  if (level) return level;
  if (entry.state === "US") return "nation";
  return entry.area === "statewide" && !isPlaced ? "state" : "elsewhere";
}

/**
 * Those with the other words, usually a town, and 2-1-1; if there are none, near matches, or all:
 * an extra word must not hide help.
 */
function where<Entry extends Searchable>(answers: Answer<Entry>[], rest: readonly string[]): Answer<Entry>[] {
  if (rest.length === 0) return answers;
  const lines = answers.filter(({ entry }) => isInformationLine(entry) && entry.state === "US");
  for (const isFound of [holds, holdsNearly]) {
    const found = answers.filter(({ entry }) => isFound(entry.text, rest));
    const isMore = found.some(({ entry }) => !isInformationLine(entry));
    const beside = lines.filter((line) => !found.includes(line)).map((line) => ({ ...line, isBeside: true }));
    if (isMore) return [...found, ...beside];
  }
  const [, ...fewer] = rest;
  return where(answers, fewer);
}

function literally<Entry extends Searchable>(
  entries: readonly Entry[],
  words: readonly string[],
  asked: readonly string[],
): Entry[] {
  const all = entries.filter(({ text }) => holds(text, words));
  return all.length > 0 || asked.length === 0 ? all : entries.filter(({ text }) => holds(text, asked));
}

/** With a typo in one word; else with at least half of the words, most first. */
function nearly<Entry extends Searchable>(entries: readonly Entry[], asked: readonly string[]): Entry[] {
  if (asked.length === 0) return [];
  const close = entries.filter(({ text }) => holdsNearly(text, asked));
  if (close.length > 0 || asked.length === 1) return close;
  const counted = entries.map((entry) => ({
    entry,
    count: asked.filter((word) => entry.text.includes(word)).length,
  }));
  return counted
    .filter(({ count }) => count * 2 >= asked.length)
    .sort((one, other) => other.count - one.count)
    .map(({ entry }) => entry);
}

const holdsNearly = (text: string, words: readonly string[]) => {
  const found = wordsOf(text);
  return words.every((word) => text.includes(word) || found.some((other) => isSlip(word, other)));
};

const shortestWithSlip = 5;
const longestEnding = 4;

/**
 * One letter changed, missing or added, or two swapped; the first letter is seldom wrong. A prefix
 * counts as the word.
 */
export function isSlip(typed: string, meant: string): boolean {
  if (typed.length < shortestWithSlip || meant.length < shortestWithSlip || typed[0] !== meant[0])
    return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const [left, right] = [typed.slice(at), meant.slice(at)];
  const begins = (one: string, other: string) =>
    one.startsWith(other) && one.length - other.length <= longestEnding;
  const swapped = `${left[1] ?? ""}${left[0] ?? ""}${left.slice(2)}`;
  return [
    [left.slice(1), right.slice(1)],
    [left, right.slice(1)],
    [left.slice(1), right],
    [swapped, right],
  ].some(([one = "", other = ""]) => begins(one, other));
}

interface Pattern {
  help: Help;
  groups: string[][];
}

const patterns: Pattern[] = (Object.entries(concepts) as [Help, string][]).flatMap(([help, lines]) =>
  lines
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({ help, groups: line.split(/\s+/).map((group) => group.split("|")) })),
);

const shortestStem = 4;
const isSaidBy = (stem: string, word: string) =>
  stem.length < shortestStem ? word === stem || word === `${stem}s` : word.startsWith(stem);

/**
 * The needs that the words name, and the remaining words. Of two needs the one with more matching
 * words wins: "ride to the doctor" is not a doctor.
 */
function needsIn(words: readonly string[], entries: readonly Searchable[]) {
  const isPlain = (word: string) =>
    fillers.has(word) || patterns.some(({ groups }) => groups.flat().some((stem) => isSaidBy(stem, word)));
  const mistyped = new Set(
    words.filter((word) => !isPlain(word) && !entries.some(({ text }) => text.includes(word))),
  );
  const says = (stem: string, word: string) =>
    isSaidBy(stem, word) || (mistyped.has(word) && isSlip(word, stem));
  const found = new Map<Help, { most: number; spoken: Set<string> }>();
  for (const { help, groups } of patterns) {
    const spoken = groups.map((stems) => words.filter((word) => stems.some((stem) => says(stem, word))));
    if (spoken.some((hits) => hits.length === 0)) continue;
    const known = found.get(help) ?? { most: 0, spoken: new Set() };
    found.set(help, {
      most: Math.max(known.most, groups.length),
      spoken: new Set([...known.spoken, ...spoken.flat()]),
    });
  }
  const most = Math.max(0, ...[...found.values()].map((need) => need.most));
  const sure = [...found].filter(([, need]) => need.most === most);
  const spoken = new Set(sure.flatMap(([, need]) => [...need.spoken]));
  const also = [...found].filter(
    ([, need]) =>
      need.most < most && [...need.spoken].every((word) => !spoken.has(word) && !fillers.has(word)),
  );
  const chosen = [...sure, ...also];
  const said = new Set(chosen.flatMap(([, need]) => [...need.spoken]));
  const rest = words.filter((word) => !said.has(word) && !fillers.has(word));
  return { helps: chosen.map(([help]) => help), rest };
}

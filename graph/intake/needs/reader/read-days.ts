import type { Tagged } from "./lexicon.ts";

const thin = new Set<Tagged["concept"]>(["be", "comma", "filler", "only", "the", "to", "one"]);
const present = /^(?:today|todays|now|its|it|hoy|estamos|on|nous|aujourd|c|ce)$/;

/** "Today is Friday", "on est vendredi", "estamos a viernes" */
function isToday(sentence: readonly Tagged[], at: number): boolean {
  if (sentence[at + 1]?.word === "now" || sentence[at + 2]?.word === "now") return true;
  for (let i = at - 1; i >= 0 && at - i < 5; i -= 1) {
    const { concept, word } = sentence[i] ?? { concept: "end", word: "" };
    if (present.test(word)) return true;
    if (!thin.has(concept) && word !== "s" && word !== "'s") return false;
  }
  return false;
}

const over = new Set<Tagged["concept"]>(["from", "over", "fed", "evicted"]);

/** The nights between a text's stated weekday and another one: "until Monday, today is Friday". */
export function nightsFromToday(sentences: readonly (readonly Tagged[])[]): number {
  const today = new Set<number>();
  const until = new Set<number>();
  const others = new Set<number>();
  for (const sentence of sentences)
    sentence.forEach(({ concept, detail }, at) => {
      if (concept !== "weekday") return;
      const before = sentence[at - (sentence[at - 1]?.concept === "the" ? 2 : 1)]?.concept ?? "end";
      if (isToday(sentence, at)) today.add(Number(detail));
      else if (before === "until" || before === "to") until.add(Number(detail));
      else if (!over.has(before)) others.add(Number(detail));
    });
  const [first] = today;
  if (first === undefined || today.size > 1) return 0;
  const ends = until.size > 0 ? until : others;
  return Math.max(0, ...[...ends].map((day) => (day - first + 7) % 7));
}

import type { Tagged } from "../lexicon.ts";
import { pronounOf } from "./pronouns.ts";
import type { Noun } from "./noun.ts";
import { adultAge, isAge, isChildsAge, isCompound, isCountedKin } from "./parts.ts";
import { countAfter, readFamily, skipAges } from "./numbers.ts";

const persons = new Set<Tagged["concept"]>([
  "head",
  "relative",
  "child",
  "couple",
  "outsider",
  "pet",
  "people",
  "adults",
  "others",
]);
const before = new Set<Tagged["concept"]>([
  "owner",
  "one",
  "the",
  "all",
  "number",
  "filler",
  "trait",
  "pregnant",
  "more",
]);

const nobody = { isOwned: false, isPlace: false, children: 0 };

/** Reads the noun that starts here, or null. */
export function readNoun(sentence: readonly Tagged[], from: number): Noun | null {
  let at = from;
  let number: number | null = null;
  let isOwned = false;
  let isArticle = false;
  for (let steps = 0; steps < 7; steps += 1) {
    const token = sentence[at];
    if (!token) break;
    const { concept } = token;
    if (concept === "number" && sentence[at + 1]?.concept === "of") {
      const whole = sentence[at + 2]?.concept;
      const total = { ...nobody, kind: "total", count: token.value, from, to: at + 3 } as const;
      if (whole === "we") return { ...total, who: "us" };
      // "somos tres de familia"
      if (whole === "family" && sentence[at - 1]?.concept === "weAre") return { ...total, who: "family" };
    }
    if (concept === "number" && Number.isInteger(token.value)) {
      if (isAge(sentence, at)) return readAged(sentence, from, at, isOwned);
      number = token.value;
    } else if (concept === "owner" && sentence[at - 1]?.concept === "number" && at > from) {
      // "my son is 17 my daughter is 12"
      return null;
    } else if (concept === "owner") isOwned = true;
    else if (concept === "one") isArticle = true;
    else if (
      concept === "of" &&
      number !== null &&
      (sentence[at + 1]?.concept === "owner" || sentence[at + 1]?.concept === "the")
    ) {
      // "two of her kids"
    } else if (
      concept === "unknown" &&
      (number !== null || isOwned) &&
      persons.has(sentence[at + 1]?.concept ?? "end")
    ) {
      // an unknown adjective
    } else if (!before.has(concept)) break;
    at += 1;
  }
  const token = sentence[at];
  if (isOwned && number !== null && sentence[at - 1]?.concept === "number" && isOwnNumber(token))
    return { ...nobody, kind: "child", who: "child", count: Math.min(number, 20), isOwned, from, to: at };
  if (!token) return pronounOf(sentence, from);
  if (token.concept === "family") return readFamily(sentence, from, at, number);
  if (token.concept === "pronoun") return at === from ? pronounOf(sentence, from) : null;
  if (!persons.has(token.concept)) return pronounOf(sentence, from);
  return readPerson(sentence, { from, at, number, isOwned, isArticle });
}

const afterOwnNumber = new Set<Tagged["concept"]>(
  "comma and need not hungry have be fed lack nowhere evicted stranded for in at only tonight noNeed acts".split(
    " ",
  ) as Tagged["concept"][],
);

/** "me and my three": children, unless a noun says otherwise. */
const isOwnNumber = (next: Tagged | undefined) => !next || afterOwnNumber.has(next.concept);

/** "a 3-year-old", "a 34 year old woman", "two 4 year olds" */
function readAged(sentence: readonly Tagged[], from: number, at: number, isOwned: boolean): Noun | null {
  const determiner = sentence[at - 1]?.concept;
  const isListed =
    at === from && (determiner === "and" || determiner === "comma") && isChildsAge(sentence, at);
  if (
    !isListed &&
    (at === from ||
      (determiner !== "one" &&
        determiner !== "owner" &&
        determiner !== "number" &&
        determiner !== "the" &&
        determiner !== "trait"))
  )
    return null;
  const unit = sentence[at + 1];
  const next = sentence[at + 2]?.concept === "trait" ? at + 3 : at + 2;
  const noun = persons.has(sentence[next]?.concept ?? "end")
    ? readPerson(sentence, { from, at: next, number: null, isOwned, isArticle: true })
    : null;
  const count = determiner === "number" ? (sentence[at - 1]?.value ?? 1) : 1;
  if (noun) return { ...noun, count: Math.max(noun.count, count) };
  const isChild = (sentence[at]?.value ?? 0) < adultAge || !/^(?:y|an)/.test(unit?.word ?? "y");
  return {
    kind: isChild ? "child" : "head",
    who: isChild ? "child" : "adult",
    count,
    isOwned,
    isPlace: false,
    children: 0,
    from,
    to: at + 2,
  };
}

interface Found {
  from: number;
  at: number;
  number: number | null;
  isOwned: boolean;
  isArticle: boolean;
}

const kindOf: Partial<Record<Tagged["concept"], Noun["kind"]>> = {
  head: "head",
  relative: "relative",
  child: "child",
  couple: "couple",
  outsider: "outsider",
  pet: "pet",
  others: "others",
  people: "total",
  adults: "head",
};

function readPerson(
  sentence: readonly Tagged[],
  { from, at: first, number, isOwned, isArticle }: Found,
): Noun | null {
  let at = first;
  // "baby boy", "teen son", "minor children": one noun, named by its last word
  while (isCompound(sentence[at], sentence[at + 1])) at += 1;
  const token = sentence[at];
  const tie = isCountedKin(token, number, isOwned) ? "head" : kindOf[token?.concept ?? "end"];
  if (!token || !tie) return null;
  // French "femme" is a woman, and with "sa" a wife.
  const isPartner = token.detail === "pair" && isOwned;
  // "my two brothers", but "two brothers need a ride"
  const isKin = isPartner || (isOwned && token.detail.startsWith("kin."));
  // "his teenager", "mis dos muchachos"
  const isOwnChild = isOwned && token.detail.startsWith("child.");
  const kind = token.detail === "wife" && !isOwned ? "head" : isKin ? "relative" : isOwnChild ? "child" : tie;
  const [who, many] = token.detail.includes(".") ? token.detail.split(".") : [token.detail, token.detail];
  const plural = Number(many) || 1;
  if (kind === "total" && number === null) return null;
  const isWhole = kind === "couple" || who === "twins" || who === "triplets";
  let count = isWhole ? plural : (number ?? (isArticle ? 1 : plural));
  if (kind === "couple") count = (number ?? 1) > 1 && who === "pair" ? (number ?? 1) * 2 : 2;
  if (kind === "total" && count > 99) return null;
  // "I-40, wife and I": a highway, not forty people.
  if (kind === "relative" && who === "partner") count = Math.min(count, plural);
  if (kind === "others" && sentence[at + 1]?.concept === "number") return null;
  let to = at + 1;
  let isTheirs = isOwned;
  const isHouse = /^(?:place|house|home|apt|apartment|crib)$/.test(sentence[to]?.word ?? "");
  const isPlace = sentence[to]?.word === "'s" || (isOwned && isHouse);
  if (isPlace && persons.has(sentence[to + 1]?.concept ?? "end")) {
    // "the lady's husband"
    const theirs = readPerson(sentence, { from, at: to + 1, number: null, isOwned: true, isArticle: false });
    return theirs && kind === "outsider" ? { ...theirs, kind } : theirs;
  }
  if (isPlace) to += 1;
  // "Mr. Alvarado and his wife", "la señora Gómez y su nieta"
  const isNamed = /^(?:mrs?|ms|miss|sra?|senora?|srta|dona?|mme|madame|monsieur)$/.test(token.word);
  if (
    isNamed &&
    sentence[to]?.concept === "unknown" &&
    /^(?:and|comma)$/.test(sentence[to + 1]?.concept ?? "")
  )
    to += 1;
  // "fille adulte", "padre anciano"
  if (kind !== "total" && /^(?:adult[aeo]|ancian[ao]|agee?|jubilad[ao])$/.test(sentence[to]?.word ?? ""))
    to += 1;
  // "un couple de retraités"
  if (kind === "couple" && sentence[to]?.concept === "of" && sentence[to + 1]?.concept === "head") to += 2;
  // "el niño de ella", "el amigo de la víctima"
  const owner = to + (sentence[to + 1]?.concept === "the" ? 2 : 1);
  const isOf = sentence[to]?.concept === "of" && kind !== "couple" && kind !== "total";
  if (
    isOf &&
    (kind === "relative" ? /^(?:pronoun|head)$/ : /^pronoun$/).test(sentence[owner]?.concept ?? "end")
  ) {
    isTheirs = true;
    to = owner + 1;
  }
  let children = 0;
  const parent =
    kind === "couple" ||
    token.detail === "mother" ||
    token.detail === "father" ||
    /^(?:single|madre|padre|mama|papa|mere|pere|maman|mom|dad)/.test(token.word);
  if (
    parent &&
    sentence[to]?.concept === "of" &&
    sentence[to + 1]?.concept === "number" &&
    !isAge(sentence, to + 1)
  ) {
    const after = sentence[to + 2]?.concept;
    if (after !== "head" && after !== "night" && after !== "day") {
      children = Math.min(sentence[to + 1]?.value ?? 0, 20);
      to += after === "child" ? 3 : 2;
    }
  }
  const counted = countAfter(sentence, to);
  if (counted && number === null && plural > 1 && !isWhole) {
    count = counted;
    to += 2;
  }
  // "Dad, stepmom, 3 yo": the age is a child's, not the stepmother's.
  const isPregnant = sentence
    .slice(from, to)
    .some(({ word }) => /^(?:pregnan|prego|enceinte|embaraz)/.test(word));
  const isElse =
    kind !== "child" && !isPregnant && sentence[to]?.concept === "comma" && isChildsAge(sentence, to + 1);
  const ages = isElse
    ? { to, count: 0 }
    : skipAges(sentence, to, kind === "child" && plural === 1 && number === null);
  if (kind === "child" && number === null && plural > 1 && ages.count > 1) count = ages.count;
  return {
    kind,
    who: who === "wife" || isPartner ? "partner" : (who ?? ""),
    count: Math.min(count, 99),
    isOwned: isTheirs,
    isPlace,
    children,
    from,
    to: ages.to,
  };
}

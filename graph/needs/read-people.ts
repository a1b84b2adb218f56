import type { Tagged } from "./lexicon.ts";
import { accepts } from "./people-accept.ts";
import { addPeople } from "./people-add.ts";
import type { Ask } from "./asks.ts";
import type { Noun } from "./people-noun.ts";
import { readNoun } from "./people-nouns.ts";
import { readAway, readTotal } from "./people-totals.ts";
import { noPeople, type PeopleSaid } from "./people.ts";

/** What says of somebody that the one thing that is asked for is not for them. */
const served: Partial<Record<Ask, Tagged["concept"]>> = { food: "fed", room: "housed" };

/** Reads whom a sentence counts among those who need help; where one thing alone is asked for, not those who have it. */
export function readPeople(sentence: readonly Tagged[], only?: Ask): PeopleSaid {
  const said = noPeople();
  let isAway = false;
  for (let at = 0; at < sentence.length;) {
    const onward = readAway(sentence, at, said);
    if (onward !== null) {
      at = onward;
      isAway = true;
      continue;
    }
    const chain = readChain(sentence, at);
    if (chain.length === 0) {
      readTotal(sentence, at, said);
      at += 1;
      continue;
    }
    const [first] = chain;
    const to = chain.at(-1)?.to ?? at + 1;
    const keeper = keeps(sentence, chain, to);
    if (keeper !== null) {
      at = keeper;
      continue;
    }
    if (first && !(only && isServed(sentence, { chain, to, by: served[only] }, said)))
      isAway = count(sentence, { chain, from: first.from, to, isAway }, said);
    at = Math.max(to, at + 1);
  }
  return said;
}

/** "The children ate; …", "The children sleep at their aunt's; …" */
function isServed(
  sentence: readonly Tagged[],
  { chain, to, by }: { chain: readonly Noun[]; to: number; by: Tagged["concept"] | undefined },
  said: PeopleSaid,
): boolean {
  let after = to;
  while (["be", "filler", "have"].includes(sentence[after]?.concept ?? "end")) after += 1;
  const isAtTheirs =
    after > to && sentence[after]?.concept === "at" && sentence[after + 1]?.concept === "owner";
  const isChild = chain.every(({ kind }) => kind === "child");
  if (by === undefined || (sentence[after]?.concept !== by && !(isChild && isAtTheirs))) return false;
  // "The boy ate; his mother …": whose she is was said.
  if (chain.some(({ kind, isOwned }) => kind === "pronoun" || kind === "head" || !isOwned))
    said.isSelfFed = true;
  return true;
}

/** "Her father has the baby": neither of them is here. Where the words go on, or null. */
function keeps(sentence: readonly Tagged[], chain: readonly Noun[], to: number): number | null {
  const [keeper] = chain;
  const isKeeper = keeper?.kind === "outsider" || (keeper?.kind === "relative" && keeper.isOwned);
  if (chain.length !== 1 || !isKeeper || sentence[to]?.concept !== "have") return null;
  return sentence[to + 1]?.concept === "the" && sentence[to + 2]?.concept === "child" ? to + 3 : null;
}

interface Chain {
  chain: Noun[];
  from: number;
  to: number;
  /** Those named before are elsewhere, with whom is named here. */
  isAway: boolean;
}

const joints = new Set<Tagged["concept"]>(["comma", "and", "with", "for", "filler", "or"]);

const away = new Set<Tagged["concept"]>(["acts", "absent", "elsewhere", "fed", "housed"]);

/** Nouns that stand together: "a man, his wife and their two children". */
function readChain(sentence: readonly Tagged[], from: number): Noun[] {
  const first = readNoun(sentence, from);
  if (!first) return [];
  const chain = [first];
  const isAway = away.has(sentence[first.from - 1]?.concept ?? "end");
  for (let last = first; ;) {
    let at = last.to;
    while ((joints.has(sentence[at]?.concept ?? "end") || isPersonalA(sentence, at)) && at - last.to < 3)
      at += 1;
    const isComma = at === last.to + 1 && sentence[last.to]?.concept === "comma";
    // "Family of four, mother and three kids" says the same people twice.
    if (
      last.kind === "total" &&
      (isComma || sentence.slice(last.to, at).some(({ concept }) => concept === "with"))
    )
      break;
    const next = readNoun(sentence, at) ?? plus(sentence, at);
    if (!next || (at === last.to && !isSideBySide(last, next))) break;
    if (next.kind === "total" && next.who === "family") break;
    // "My sister has the children, my wife and I need a room."
    if (isComma && (isAway || sentence[at]?.concept === "all")) break;
    if (isComma && (next.kind === "pronoun" || next.kind === "outsider")) break;
    chain.push(next);
    last = next;
  }
  return chain;
}

/** "a su bebé y a su suegra" */
const isPersonalA = (sentence: readonly Tagged[], at: number) =>
  sentence[at]?.word === "a" && sentence[at]?.concept === "to" && sentence[at - 1]?.concept === "and";

const isSideBySide = (last: Noun, next: Noun) =>
  (last.kind === "pronoun" && next.kind === "pronoun" && last.who === next.who) ||
  (next.kind !== "pronoun" &&
    (last.kind === "relative" || last.kind === "child" || last.kind === "head" || next.isOwned) &&
    (next.kind === "relative" || next.kind === "child" || (next.kind === "head" && next.isOwned)));

/** "me plus 2" */
function plus(sentence: readonly Tagged[], at: number): Noun | null {
  const token = sentence[at];
  if (token?.concept !== "number" || sentence[at - 1]?.concept !== "and" || token.value > 20) return null;
  const next = sentence[at + 1];
  if (next && !["need", "comma", "for", "end", "hungry"].includes(next.concept)) return null;
  if (sentence[at - 2]?.concept !== "pronoun" && sentence[at - 2]?.concept !== "head") return null;
  return {
    kind: "others",
    who: "others",
    count: token.value,
    isOwned: false,
    isPlace: false,
    children: 0,
    from: at,
    to: at + 1,
  };
}

/** "Three women with a baby each" */
function eachWith(
  sentence: readonly Tagged[],
  people: readonly Noun[],
  from: number,
  to: number,
): readonly Noun[] {
  const many = people.find(({ kind }) => kind === "head")?.count ?? 1;
  const isEach = sentence.slice(from, to + 1).some(({ word }) => /^(?:each|cada|chacune?)$/.test(word));
  if (!isEach || many < 2) return people;
  return people.map((noun) => (noun.kind === "child" ? { ...noun, count: noun.count * many } : noun));
}

/** "A sus dos niñas les falta comer": whose need it is stands first. */
const isDative = (sentence: readonly Tagged[], at: number) =>
  sentence[at]?.concept === "to" &&
  sentence[at].word === "a" &&
  (at === 0 || ["comma", "only"].includes(sentence[at - 1]?.concept ?? "end"));

const passive = new Set<Tagged["concept"]>(["be", "filler", "weAre"]);

function count(sentence: readonly Tagged[], { chain, from, to, isAway }: Chain, said: PeopleSaid): boolean {
  const link = isDative(sentence, from - 1) ? "end" : (sentence[from - 1]?.concept ?? "end");
  // "She is with her daughter" brings her along; "the kids are with their grandmother" are elsewhere.
  const before = link === "elsewhere" && !isAway ? "with" : link;
  const further = sentence[from - 2]?.concept ?? "end";
  let after = to;
  while (passive.has(sentence[after]?.concept ?? "end")) after += 1;
  const next = sentence[after]?.concept ?? "end";
  if (chain[0]?.kind === "outsider") return true;
  const people = chain.filter((noun) =>
    accepts(noun, { before, further, next, sentence, after, chain, isPassive: after > to }),
  );
  if (
    next === "absent" &&
    chain.length === 1 &&
    chain.some((noun) => noun.kind === "head" || (noun.kind === "relative" && !noun.isOwned))
  )
    said.hasAbsent = true;
  if (next === "elsewhere" && !chain.some(({ kind }) => kind === "pronoun" || kind === "head")) return true;
  addPeople(eachWith(sentence, people, from, to), said, { before, from, sentence });
  return false;
}

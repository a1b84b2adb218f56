import type { Tagged } from "./lexicon.ts";
import { accepts } from "./people/accept.ts";
import { addPeople } from "./people/add.ts";
import { readChain } from "./people/chain.ts";
import type { Ask } from "./asks.ts";
import type { Noun } from "./people/noun.ts";
import { pronounOf } from "./people/pronouns.ts";
import { readRest } from "./people/remainder.ts";
import { hasLeft, readAway, readTotal } from "./people/totals.ts";
import { raise, type PeopleMentions } from "./people.ts";

/** Phrases that exclude a person from the one requested thing. */
const served: Partial<Record<Ask, Tagged["concept"]>> = { food: "fed", room: "housed" };

/**
 * Reads which people of a sentence count as recipients; if only one thing is requested, not those
 * who have it.
 */
export function readPeople(sentence: readonly Tagged[], only?: Ask): PeopleMentions {
  const said: PeopleMentions = new Map();
  let isAway = false;
  for (let at = 0; at < sentence.length;) {
    const left = readRest(sentence, at, said);
    if (left !== null) {
      at = left;
      continue;
    }
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
    const lodged = only === "room" ? lodgedUntil(sentence, chain, to) : null;
    if (lodged === null && first && !(only && isServed(sentence, { chain, to, by: served[only] }, said)))
      isAway = count(sentence, { chain, from: first.from, to, isAway }, said);
    at = lodged ?? Math.max(to, at + 1);
  }
  return said;
}

/** "The children ate; …", "The children sleep at their aunt's; …" */
function isServed(
  sentence: readonly Tagged[],
  { chain, to, by }: { chain: readonly Noun[]; to: number; by: Tagged["concept"] | undefined },
  said: PeopleMentions,
): boolean {
  let after = to;
  while (["be", "filler", "have"].includes(sentence[after]?.concept ?? "end")) after += 1;
  const isAtTheirs =
    after > to && sentence[after]?.concept === "at" && sentence[after + 1]?.concept === "owner";
  const isChild = chain.every(({ kind }) => kind === "child");
  if (by === undefined || (sentence[after]?.concept !== by && !(isChild && isAtTheirs))) return false;
  leaveOut(chain, said);
  return true;
}

function leaveOut(chain: readonly Noun[], said: PeopleMentions): false {
  // "The boy ate; his mother …": her child was named before.
  if (chain.some(({ kind, isOwned }) => kind === "pronoun" || kind === "head" || !isOwned))
    raise(said, "selfOut");
  for (const { kind, who } of chain) if (kind === "pronoun") raise(said, `out.${who}`);
  raise(said, "partOut");
  return false;
}

/** "The hotel isn't for me" */
const isDenied = (sentence: readonly Tagged[], at: number) =>
  sentence[sentence[at]?.concept === "be" ? at - 1 : at]?.concept === "not";

/**
 * "My wife is at the shelter with our daughter": they have a room. The position after it, or null.
 */
function lodgedUntil(sentence: readonly Tagged[], chain: readonly Noun[], to: number): number | null {
  const isKin = chain.every(({ kind }) => kind === "relative" || kind === "child");
  const isHoused = sentence[to]?.concept === "housed" && sentence[to + 1]?.concept === "with";
  if (!isKin || !(isHoused || sentence[to]?.concept === "be")) return null;
  const at = isHoused
    ? to
    : sentence.findIndex(
        ({ concept }, i) => i > to && !["filler", "at", "in", "the", "one"].includes(concept),
      );
  const isPlace = sentence[at]?.concept === "room" || sentence[at]?.concept === "family";
  const isIn = ["at", "in", "the"].includes(sentence[at - 1]?.concept ?? "end");
  if (!isHoused && !(isPlace && isIn)) return null;
  if (sentence[at + 1]?.concept !== "with") return at + 1;
  return readChain(sentence, at + 2).at(-1)?.to ?? at + 2;
}

/** "Her father has the baby": neither is here. The position after it, or null. */
function keeps(sentence: readonly Tagged[], chain: readonly Noun[], to: number): number | null {
  const [keeper] = chain;
  const isKeeper = keeper?.kind === "outsider" || (keeper?.kind === "relative" && keeper.isOwned);
  if (chain.length !== 1 || !isKeeper) return null;
  let at = to;
  const isKeeping = (token: Tagged | undefined) =>
    token?.concept === "have" ||
    token?.concept === "elsewhere" ||
    (token?.concept === "acts" && keeper.kind === "outsider");
  if (!isKeeping(sentence[at])) return null;
  at += 1;
  if (sentence[at]?.concept === "to") at += 1;
  const isCounted = sentence[at]?.concept === "number" || sentence[at + 1]?.concept === "number";
  if (!["the", "all", "number"].includes(sentence[at]?.concept ?? "end")) return null;
  at += isCounted && sentence[at]?.concept !== "number" ? 2 : 1;
  return sentence[at]?.concept === "child" ? at + 1 : null;
}

interface Chain {
  chain: Noun[];
  from: number;
  to: number;
  /** The people named before are elsewhere, with the person named here. */
  isAway: boolean;
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

/** "A sus dos niñas les falta comer": the person in need comes first. */
const isDative = (sentence: readonly Tagged[], at: number) =>
  sentence[at]?.concept === "to" &&
  sentence[at].word === "a" &&
  (at === 0 || ["comma", "only"].includes(sentence[at - 1]?.concept ?? "end"));

const sumOf = (chain: readonly Noun[]) => chain.reduce((sum, noun) => sum + noun.count, 0);

/** "My son is with me", "mi mamá vive conmigo", "ma mère vit avec nous" */
function isWithUs(sentence: readonly Tagged[], at: number): boolean {
  const verb = sentence[at];
  const isLiving =
    verb?.concept === "elsewhere" || /^(?:live|vive|vit|viven|vivent|lives)$/.test(verb?.word ?? "");
  const who = sentence[at + 1]?.concept === "with" ? at + 2 : at + 1;
  return (
    isLiving &&
    (pronounOf(sentence, who)?.who === "I" ||
      /^(?:us|nous|nosotros|nosotras)$/.test(sentence[who]?.word ?? ""))
  );
}

/** What governs the nouns that start here. */
function linkBefore(sentence: readonly Tagged[], from: number): Tagged["concept"] {
  const [further, before] = [sentence[from - 2]?.concept ?? "end", sentence[from - 1]];
  if (isDative(sentence, from - 1)) return "end";
  // "Arrestaron al conductor"
  if (before?.concept === "to" && further === "absent") return further;
  // "Stopped a driver and his passenger": by the writer.
  return before?.concept === "acts" && from === 1 ? "end" : (before?.concept ?? "end");
}

const passive = new Set<Tagged["concept"]>(["be", "filler", "weAre"]);

function count(
  sentence: readonly Tagged[],
  { chain, from, to, isAway }: Chain,
  said: PeopleMentions,
): boolean {
  const link = linkBefore(sentence, from);
  // "She is with her daughter" brings her along; "the kids are with their grandmother" are
  // elsewhere.
  const before = link === "elsewhere" && !isAway ? "with" : link;
  const further = sentence[from - 2]?.concept ?? "end";
  let after = to;
  while (passive.has(sentence[after]?.concept ?? "end")) after += 1;
  // "My son is with me" brings him along, and the speaker.
  const isHere = isWithUs(sentence, after);
  const next = isHere ? "with" : (sentence[after]?.concept ?? "end");
  if (chain[0]?.kind === "outsider") return true;
  if (before === "for" && isDenied(sentence, from - 2)) return leaveOut(chain, said);
  // "My wife left with the kids, so it's just me"
  const isOnly = chain.length === 1 && chain[0]?.kind === "pronoun" && /^(?:only|weAre)$/.test(before);
  if (isOnly && sentence.slice(0, from).some(hasLeft)) raise(said, "remaining");
  const people = chain.filter((noun) =>
    accepts(noun, { before, further, next, sentence, after, chain, isPassive: after > to }),
  );
  const isAbsent = (next === "absent" || before === "absent") && chain.length === 1;
  if (isAbsent && chain.some(({ kind, isOwned }) => kind === "head" || (kind === "relative" && !isOwned)))
    raise(said, "absent", sumOf(chain));
  if (next === "elsewhere" || next === "absent" || next === "housed") raise(said, "gone", sumOf(chain));
  const isWithOthers = ["relative", "couple"].includes(
    sentence[after + (sentence[after + 1]?.concept === "owner" ? 2 : 1)]?.concept ?? "end",
  );
  if (next === "elsewhere" && isWithOthers && chain.every(({ kind }) => kind === "child"))
    raise(said, "partOut");
  if (next === "elsewhere" && !chain.some(({ kind }) => kind === "pronoun" || kind === "head")) return true;
  if (isAbsent && chain[0]?.kind === "head") return false;
  addPeople(eachWith(sentence, people, from, to), said, { before, next, from, sentence });
  return false;
}

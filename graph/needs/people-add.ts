import type { Tagged } from "./lexicon.ts";
import type { Noun } from "./people-noun.ts";
import type { PeopleSaid } from "./people.ts";

/** Adds the nouns that stand together to what was said of people. */
export function addPeople(
  people: readonly Noun[],
  said: PeopleSaid,
  { before, from, sentence }: { before: Tagged["concept"]; from: number; sentence: readonly Tagged[] },
) {
  let heads = 0;
  let together = 0;
  let total = 0;
  const pronouns = new Set<string>();
  const hasSelf = people.some(
    (noun) => noun.kind === "pronoun" || noun.kind === "head" || noun.kind === "couple",
  );
  const isGoverned = before === "have" || before === "with";
  // "Grandmother and grandson need …": nobody else is meant.
  const isBoth = people.filter(({ who, isOwned }) => who === "partner" && !isOwned).length > 1;
  const isOwnMaster = !hasSelf && !isGoverned && people[0]?.kind === "relative" && isUnowned(people[0]);
  const relatives = new Map<string, number>();
  const children = new Map<string, number>();
  const put = (map: Map<string, number>, who: string, count: number) =>
    map.set(who, (map.get(who) ?? 0) + count);
  for (const noun of people) {
    if (noun.kind === "total") total += noun.count;
    else if (noun.kind === "pronoun") pronouns.add(noun.who);
    else if (isParentOf(noun, people[0])) heads += noun.count;
    else if (noun.kind === "couple" && noun.isOwned) put(relatives, noun.who, noun.count);
    else if (noun.kind === "couple") {
      heads += noun.count - 1;
      put(relatives, "partner", 1);
    } else if (noun.kind === "child") {
      together += noun.count;
      put(children, noun.who, noun.count);
    } else if (noun.kind === "others") put(relatives, "others", noun.count);
    else if (noun.kind === "head" || (isOwnMaster && isUnowned(noun)) || (isBoth && noun.who === "partner"))
      heads += noun.count;
    else put(relatives, noun.who, noun.count);
    together += noun.children;
  }
  heads += pronouns.size;
  // "a woman seen with four minors"
  if (before === "with" && people.every(({ kind, count }) => kind === "head" && count > 1)) {
    put(relatives, "with", heads);
    heads = 0;
  }
  if (total > 0) {
    // "a family of four and their grandmother"
    said.total = Math.max(said.total, total + heads + sumOf(relatives) + together);
    return;
  }
  const isOwned = people.some((noun) => noun.isOwned);
  const isListed =
    before === "comma" &&
    sentence
      .slice(0, from)
      .some(
        ({ concept }) => concept === "need" || concept === "food" || concept === "room" || concept === "ride",
      );
  if (heads === 0 && people.length > 0) {
    if (isGoverned || (isListed && together > 0)) said.isImplied = true;
    else if (isOwned && !isOwnedByThem(people)) said.isOwner = true;
    else if (people.some((noun) => noun.kind === "child" || noun.kind === "relative")) said.hasLoose = true;
  }
  if (!isBoth && people[0]?.who === "partner" && people[0].kind === "relative") said.hasLoose = true;
  said.heads = Math.max(said.heads, heads);
  said.together = Math.max(said.together, together);
  for (const [who, many] of relatives) said.relatives.set(who, Math.max(said.relatives.get(who) ?? 0, many));
  for (const [who, many] of children) said.children.set(who, Math.max(said.children.get(who) ?? 0, many));
}

/** "Husband, wife and their twins": they whose children they are stand beside them. */
const isOwnedByThem = ([first]: readonly Noun[]) => first?.kind === "relative" && !first.isOwned;

/** A wife is somebody's; a mother may be the one who needs help. */
const isUnowned = (noun: Noun) => !noun.isOwned && noun.who !== "partner";

/** "The twins and their mother": it is she to whom they belong. */
const isParentOf = (noun: Noun, first: Noun | undefined) =>
  first?.kind === "child" &&
  !first.isOwned &&
  noun.isOwned &&
  /^(?:mother|father|parents|grand)/.test(noun.who);

const sumOf = (map: ReadonlyMap<string, number>) => [...map.values()].reduce((sum, count) => sum + count, 0);
